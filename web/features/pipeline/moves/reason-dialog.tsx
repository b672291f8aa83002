import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { chooseFirst } from '../deeds/choose-first.ts';
import type { MovingProps, SaidAlready } from '../deeds/deeds.ts';
import { MoveDialog, sayingNo } from './move-dialog.tsx';

interface ReasonDialogProps extends MovingProps {
  /** the one status to move to, or those to choose from */
  choices: readonly CandidateStatus[];
  said?: SaidAlready | undefined;
}

/** Says no, or not now, and why. */
export default function ReasonDialog({ choices, said, ...shared }: ReasonDialogProps) {
  const only = choices.length === 1 ? choices[0] : undefined;
  const [status, setStatus] = useState<CandidateStatus | null>(only ?? null);
  if (only) return <MoveDialog {...shared} {...sayingNo(only)} said={said} />;
  return (
    <MoveDialog {...shared} title="Declined" deed="Move to Declined" to={status} needsReason>
      {(isTried) => (
        <Radio.Group
          label="What happened?"
          value={status}
          required
          error={isTried && status === null && 'Please choose one'}
          onChange={(value) => setStatus(choices.find((known) => known === value) ?? null)}
        >
          <Stack gap="xs" my="xs">
            {choices.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={CANDIDATE_STATUS_LABELS[value]}
                data-autofocus={index === 0 || undefined}
                onKeyDown={chooseFirst(status !== null, () => setStatus(value))}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </MoveDialog>
  );
}
