import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { hasInterview, type Interview } from '#contract/interview.ts';
import { interviewDeed, type MovingProps } from '../deeds/deeds.ts';
import { InterviewFields, useInterviewTyped } from './interview-fields.tsx';
import { MeanwhileNote } from '../deeds/meanwhile-note.tsx';
import { MoveForm } from '../deeds/move-form.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';

/** Sets, changes or clears when a person's interview is and what else is to be known of it, without a move. */
export function InterviewDialog(props: MovingProps) {
  const { candidate, now, jobTitle, opened, onClose, setInterview } = props;
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;
  // As it is by now: what somebody else has said meanwhile, and is not touched here, stays.
  const interview = useInterviewTyped(current, { of: candidate });

  const leave = () => {
    interview.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (interview.isWrong) return;
    setBusy(true);
    if (await setInterview(current, interview.said)) leave();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={interviewDeed(candidate)} opened={opened} busy={busy} onClose={onClose}>
      <MoveForm
        deed="Save"
        busy={busy}
        disabled={now === undefined || !hasInterview(now.status)}
        onSend={save}
        onCancel={leave}
      >
        {!busy && <MeanwhileNote then={candidate} now={now} />}
        {!busy && current.status === candidate.status && isOther(current, candidate) && (
          <Alert color="yellow" role="status">
            Somebody has changed this interview meanwhile.
          </Alert>
        )}
        <Text size="sm">
          {candidate.name}
          {jobTitle !== undefined && `, ${jobTitle}`}
        </Text>
        <InterviewFields of={interview} isTried={isTried} isFirst />
      </MoveForm>
    </PipelineDialog>
  );
}

function isOther(now: Interview, then: Interview): boolean {
  return now.interview_at !== then.interview_at || now.interview_details !== then.interview_details;
}
