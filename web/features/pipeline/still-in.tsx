import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { counted } from '#contract/text.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { undecidedOf } from './find-people.ts';
import type { Refused } from './deeds/many-words.ts';
import { useManyMoves } from './moves/use-many-moves.ts';

const ManyStatusDialog = onDemand(async () => ({
  default: (await import('./moves/update-status-dialog.tsx')).ManyStatusDialog,
}));
const NotDoneDialog = onDemand(() => import('./interviews/not-done-dialog.tsx'));

interface StillInProps {
  jobId: string;
  /** everybody of the job */
  people: readonly PipelineCandidate[];
  isClosed: boolean;
  /** only those of whom nothing is decided are shown */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/**
 * Of whom nothing is decided yet, in a job that is closed or narrowed down to them: how many they are, and what is left to do
 * with those of a closed job.
 */
export default function StillIn({ jobId, people, isClosed, isShown, onShow }: StillInProps) {
  const { move } = useManyMoves(jobId);
  const [asked, setAsked] = useState<{ number: number; people: readonly PipelineCandidate[] }>();
  const [opened, setOpened] = useState(false);
  const [stayed, setStayed] = useState<{ refused: readonly Refused[]; isShown: boolean }>();
  const left = undecidedOf(people);
  const movable = left.filter(({ can }) => can.change_status);
  const isTooMany = movable.length > limits.pipelineAtOnce;
  const they = counted(left.length, 'person is', 'people are');
  return (
    <>
      {(left.length > 0 || isShown) && (
        <Group gap="xs" data-print="none">
          <Text size="sm" role="status">
            {isClosed
              ? `The job is closed. ${they} still in its pipeline.`
              : `${they} still to be decided on.`}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => onShow(!isShown)}>
            {isShown ? 'Show everybody' : 'Show them'}
          </Button>
          {isClosed && movable.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-haspopup="dialog"
              disabled={isTooMany}
              onClick={() => {
                setAsked((before) => ({ number: (before?.number ?? 0) + 1, people: movable }));
                setOpened(true);
              }}
            >
              Reject them…
            </Button>
          )}
          {isClosed && isTooMany && (
            <Text size="sm" c="dimmed">
              At most {limits.pipelineAtOnce} at once: select them below
            </Text>
          )}
        </Group>
      )}
      {asked && (
        <ManyStatusDialog
          key={asked.number}
          people={asked.people}
          now={movable}
          begin={{ status: 'rejected', reason: 'position_closed' }}
          opened={opened}
          onClose={() => setOpened(false)}
          move={move}
          onMoved={(refused) => refused.length > 0 && setStayed({ refused, isShown: true })}
        />
      )}
      {stayed && (
        <NotDoneDialog
          title="Reject"
          what={`${counted(stayed.refused.length, 'candidate')} not rejected`}
          refused={stayed.refused}
          opened={stayed.isShown}
          onClose={() => setStayed({ ...stayed, isShown: false })}
        />
      )}
    </>
  );
}
