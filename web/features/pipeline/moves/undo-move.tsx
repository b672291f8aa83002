import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { confirm } from '#web/ui/confirm.ts';
import type { HistoryStep } from '#web/ui/status-timeline.tsx';
import type { Movable } from '../deeds/deeds.ts';
import { useMoves } from './use-moves.ts';

interface UndoMoveProps {
  /** the newest move, as the history has it */
  step: HistoryStep;
  /** where histories of several jobs stand beside each other: the job's title */
  jobTitle?: string;
  /** as the person is in the job */
  candidate: Movable;
}

/** Takes a person's newest move in a job back, when its notice is gone. */
export default function UndoMove({ step, jobTitle, candidate }: UndoMoveProps) {
  const { undo } = useMoves(step.job_id);
  const { previous_status: former, new_status: current } = step;
  // The history and where the person stands are read apart; what follows from one must be true of the other.
  if (former === null || candidate.status !== current) return null;
  const where = jobTitle === undefined ? '' : ` in ${jobTitle}`;
  const stayClosed =
    current === 'joined'
      ? ' If other jobs were closed with it, they stay closed; each is undone in its own history.'
      : '';
  const ask = () =>
    confirm({
      title: 'Undo this move?',
      body: `${candidate.name} goes back from ${CANDIDATE_STATUS_LABELS[current]} to ${CANDIDATE_STATUS_LABELS[former]}${where}. The history keeps both.${stayClosed}`,
      confirmLabel: 'Undo',
      run: () => undo(candidate, former),
    });
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      aria-label={`Undo this move${where}`}
      onClick={() => void ask()}
    >
      Undo this move
    </Button>
  );
}
