import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { removeManyQuestion } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { useDropDrafts } from '#web/lib/draft.ts';
import { confirm } from '#web/ui/confirm.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Refused } from './many-words.ts';
import { useManyMoves } from './use-many-moves.ts';

const ManyStatusDialog = onDemand(() => import('./many-status-dialog.tsx'));
const NotDoneDialog = onDemand(() => import('./not-done-dialog.tsx'));

interface ManyPeopleProps {
  /** the chosen ones */
  people: readonly PipelineCandidate[];
  /** how many are shown */
  all: number;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the chosen people of a job: move all of them, or take them out of it. */
export function ManyPeople({ people, all, onAll, onClear }: ManyPeopleProps) {
  const { move, remove } = useManyMoves();
  const [moving, setMoving] = useState<{ number: number; people: readonly PipelineCandidate[] }>();
  const [opened, setOpened] = useState(false);
  const [stayed, setStayed] = useState<{ refused: readonly Refused[]; isShown: boolean }>();
  const dropNotes = useDropDrafts('move.many.');
  const hadSome = useRef(false);
  useEffect(() => {
    if (people.length > 0) {
      hadSome.current = true;
    } else if (hadSome.current && !opened) {
      // What was left by Escape is found again by the same choice of people: who gives that up gives up the words.
      hadSome.current = false;
      dropNotes();
    }
  }, [people.length, opened, dropNotes]);
  const isTooMany = people.length > limits.pipelineAtOnce;

  const askToRemove = async () => {
    const refused: Refused[] = [];
    const isDone = await confirm({
      title: 'Remove from this job',
      body: removeManyQuestion(people.length),
      confirmLabel: 'Remove',
      danger: true,
      run: async () => {
        const answer = await remove(people);
        if (!answer) throw new Error('told already');
        refused.push(...answer);
        const done = people.length - refused.length;
        if (done > 0) toast.success({ title: `${counted(done, 'candidate')} removed from this job` });
        onClear();
      },
    });
    if (isDone && refused.length > 0) setStayed({ refused, isShown: true });
  };

  return (
    <>
      <SelectionBar noun="candidate" chosen={people.length} all={all} onAll={onAll} onClear={onClear}>
        <Button
          size="compact-sm"
          disabled={isTooMany}
          onClick={() => {
            setMoving((before) => ({ number: (before?.number ?? 0) + 1, people }));
            setOpened(true);
          }}
        >
          Update Status
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          disabled={isTooMany}
          onClick={() => void askToRemove()}
        >
          Remove from this job
        </Button>
        {isTooMany && (
          <Text size="sm" c="dimmed">
            At most {limits.pipelineAtOnce} at once
          </Text>
        )}
      </SelectionBar>
      {moving && (
        <ManyStatusDialog
          key={moving.number}
          people={moving.people}
          now={people}
          opened={opened}
          onClose={() => setOpened(false)}
          move={move}
          onMoved={onClear}
        />
      )}
      {stayed && (
        <NotDoneDialog
          title="Remove from this job"
          what={`${counted(stayed.refused.length, 'candidate')} not removed`}
          refused={stayed.refused}
          opened={stayed.isShown}
          onClose={() => setStayed({ ...stayed, isShown: false })}
        />
      )}
    </>
  );
}
