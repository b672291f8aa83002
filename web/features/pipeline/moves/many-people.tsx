import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { removeManyQuestion } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { useDropDrafts } from '#web/lib/draft.ts';
import { useSession } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';
import { hint } from '#web/ui/hint.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SelectionStatus } from '#web/ui/select-box.tsx';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import { toast } from '#web/ui/toast.ts';
import type { InterviewToMove } from '../deeds/deeds.ts';
import type { Refused } from '../deeds/many-words.ts';
import { useManyMoves } from './use-many-moves.ts';

// With what else asks when an interview is: parts of their own, they would have what screens share cut anew.
const ManyStatusDialog = onDemand(async () => ({
  default: (await import('./update-status-dialog.tsx')).ManyStatusDialog,
}));
const MoveInterviewsDialog = onDemand(async () => ({
  default: (await import('./update-status-dialog.tsx')).MoveInterviewsDialog,
}));
const ComparePeopleDialog = onDemand(() => import('../comparing/compare-people-dialog.tsx'));
const NotDoneDialog = onDemand(() => import('../interviews/not-done-dialog.tsx'));

/** What has been done with those of whom it was done, by the deed's name. */
const DONE = { 'Update Status': 'moved', 'Remove from this job': 'removed' } as const;
type Deed = keyof typeof DONE;

interface ManyPeopleProps {
  jobId: string;
  /** the chosen ones */
  people: readonly PipelineCandidate[];
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** how many are shown */
  all: number;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the chosen people of a job: compare a few, move all of them, or take them out of it. */
export function ManyPeople({ jobId, people, budget, all, onAll, onClear }: ManyPeopleProps) {
  const { can } = useSession();
  const { move, remove } = useManyMoves(jobId);
  const [compared, setCompared] = useState<{ people: readonly PipelineCandidate[]; isShown: boolean }>();
  const [moving, setMoving] = useState<{ number: number; people: readonly PipelineCandidate[] }>();
  const [opened, setOpened] = useState(false);
  const [toMove, setToMove] = useState<{ number: number; interviews: readonly InterviewToMove[] }>();
  const [isMovingThem, setIsMovingThem] = useState(false);
  const [stayed, setStayed] = useState<{ deed: Deed; refused: readonly Refused[]; isShown: boolean }>();
  const dropNotes = useDropDrafts('move.many.');
  const dropInterviews = useDropDrafts('interview.many.');
  const hadSome = useRef(false);
  useEffect(() => {
    if (people.length > 0) {
      hadSome.current = true;
    } else if (hadSome.current && !opened) {
      // What was left by Escape is found again by the same choice of people: who gives that up gives up the words.
      hadSome.current = false;
      dropNotes();
      dropInterviews();
    }
  }, [people.length, opened, dropNotes, dropInterviews]);
  const scheduled = people.filter(isScheduled);
  const isTooMany = people.length > limits.pipelineAtOnce;

  const tellWhoStayed = (deed: Deed, refused: readonly Refused[]) => {
    if (refused.length > 0) setStayed({ deed, refused, isShown: true });
  };
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
    if (isDone) tellWhoStayed('Remove from this job', refused);
  };

  return (
    <>
      <SelectionStatus noun="candidate" chosen={people.length} />
      {people.length > 0 && (
        <SelectionBar
          chosen={people.length}
          more={people.length < all ? { label: `Select all ${all}`, run: onAll } : undefined}
          onClear={onClear}
        >
          {can('assignment.status') && (
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
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-haspopup="dialog"
            {...whyNotCompared(people.length)}
            onClick={() => isComparable(people.length) && setCompared({ people, isShown: true })}
          >
            Compare
          </Button>
          {scheduled.length > 1 && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isTooMany}
              onClick={() => {
                setToMove((before) => ({ number: (before?.number ?? 0) + 1, interviews: scheduled }));
                setIsMovingThem(true);
              }}
            >
              Move interviews…
            </Button>
          )}
          {can('assignment.remove') && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              disabled={isTooMany}
              onClick={() => void askToRemove()}
            >
              Remove from this job…
            </Button>
          )}
          {isTooMany && (
            <Text size="sm" c="dimmed">
              At most {limits.pipelineAtOnce} at once
            </Text>
          )}
        </SelectionBar>
      )}
      {moving && (
        <ManyStatusDialog
          key={moving.number}
          people={moving.people}
          now={people}
          opened={opened}
          onClose={() => setOpened(false)}
          move={move}
          onMoved={(refused) => {
            onClear();
            tellWhoStayed('Update Status', refused);
          }}
        />
      )}
      {toMove && (
        <MoveInterviewsDialog
          key={toMove.number}
          interviews={toMove.interviews}
          opened={isMovingThem}
          onClose={() => setIsMovingThem(false)}
          onMoved={onClear}
        />
      )}
      {compared && (
        <ComparePeopleDialog
          jobId={jobId}
          // As they are now, should somebody be moved meanwhile.
          people={compared.people.map(
            (one) => people.find(({ assignment_id }) => assignment_id === one.assignment_id) ?? one,
          )}
          budget={budget}
          opened={compared.isShown}
          onClose={() => setCompared({ ...compared, isShown: false })}
        />
      )}
      {stayed && (
        <NotDoneDialog
          title={stayed.deed}
          what={`${counted(stayed.refused.length, 'candidate')} not ${DONE[stayed.deed]}`}
          refused={stayed.refused}
          opened={stayed.isShown}
          onClose={() => setStayed({ ...stayed, isShown: false })}
        />
      )}
    </>
  );
}

const isComparable = (count: number) => count >= limits.compared.min && count <= limits.compared.max;

/** Heard and pointed at, the button says why it does nothing. */
const whyNotCompared = (count: number) =>
  !isComparable(count) && {
    'data-disabled': true,
    'aria-disabled': true,
    ...hint(`Select ${limits.compared.min} to ${limits.compared.max} candidates to compare them.`),
  };

/** Whose interview has a time, and may be moved. */
function isScheduled(one: PipelineCandidate): one is PipelineCandidate & InterviewToMove {
  return one.status === 'interview_scheduled' && one.interview_at !== null && one.can.change_status;
}
