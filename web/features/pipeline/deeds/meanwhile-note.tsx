import { Alert } from '@mantine/core';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { MovingProps } from './deeds.ts';

interface MeanwhileNoteProps {
  /** as the person was when the dialog was opened */
  then: MovingProps['candidate'];
  /** as the person is; undefined once no longer in the job */
  now: MovingProps['now'];
}

/** Tells in an open dialog what somebody else has done to its person since. */
export function MeanwhileNote({ then, now }: MeanwhileNoteProps) {
  if (now?.status === then.status) return null;
  return (
    <Alert color="yellow" role="status">
      {now
        ? `Somebody has moved ${then.name} from ${CANDIDATE_STATUS_LABELS[then.status]} to ${CANDIDATE_STATUS_LABELS[now.status]} meanwhile.`
        : `${then.name} is no longer in this job.`}
    </Alert>
  );
}
