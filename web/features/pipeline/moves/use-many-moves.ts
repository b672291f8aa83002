import type { PipelineCandidate } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Interview } from '#contract/interview.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { backOf, changeMany, type Changes, type Closed } from '../deeds/change-many.ts';
import type { MoveWith } from '../deeds/deeds.ts';
import { undoneText } from '../deeds/many-words.ts';
import { alsoTold, tellMoved } from '../deeds/moved-notice.tsx';
import { refusedOf, useAttempt } from '../deeds/use-attempt.ts';
import { useCloseOthers } from './use-close-others.ts';

/** What is said of each one's own, beside what is said of all. */
interface OfEach {
  /** in the order of the people */
  interviews: readonly Interview[];
  /** those who leave their other jobs once they have joined */
  leaving?: readonly PipelineCandidate[];
}

/** What is done with many people of a job at once. Each deed answers with whom it was not done, or null when it failed, which is told. */
export function useManyMoves(jobId: string) {
  const attempt = useAttempt();
  const others = useCloseOthers(jobId);

  const undo = async (people: readonly PipelineCandidate[], changes: Changes, closed: Closed) => {
    const outcomes = await attempt(() => changeMany(changes));
    if (!outcomes) return;
    const stayed = refusedOf(people, outcomes);
    const tell = stayed.length === 0 ? toast.success : toast.error;
    tell(undoneText(outcomes.length, stayed));
    // Whoever stays joined stays out of their other jobs.
    const undone = new Set(outcomes.flatMap(({ id, done }) => (done ? [id] : [])));
    await others.open(closed, (joinedAs) => undone.has(joinedAs));
  };

  /** to one status, with one reason */
  const move = async (
    people: readonly PipelineCandidate[],
    status: CandidateStatus,
    said: Pick<MoveWith, 'notes' | 'reason_code'>,
    { interviews, leaving = [] }: OfEach,
  ) => {
    const outcomes = await attempt(() =>
      changeMany(
        people.map(({ assignment_id: id, version }, index) => ({
          id,
          version,
          status,
          ...said,
          ...interviews[index],
        })),
      ),
    );
    if (!outcomes) return null;
    const back = backOf(people, outcomes);
    const moved = new Set(back.map(({ id }) => id));
    const closed = await others.close(leaving.filter(({ assignment_id: id }) => moved.has(id)));
    if (back.length > 0)
      tellMoved(
        `${counted(back.length, 'candidate')} → ${CANDIDATE_STATUS_LABELS[status]}`,
        () => void undo(people, back, closed),
        undefined,
        alsoTold(closed.words),
      );
    return refusedOf(people, outcomes);
  };

  /** out of this job only */
  const remove = async (people: readonly PipelineCandidate[]) => {
    const ids = people.map(({ assignment_id }) => assignment_id);
    const answer = await attempt(() => call(manyAssignmentRoutes.remove, { body: { ids } }));
    return answer && refusedOf(people, answer.items);
  };

  return { move, remove };
}
