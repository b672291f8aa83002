import type { PipelineCandidate } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Interview } from '#contract/interview.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import type { RouteCall } from '#contract/route.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import type { MoveWith } from '../deeds/deeds.ts';
import { undoneText } from '../deeds/many-words.ts';
import { tellMoved } from '../deeds/moved-notice.tsx';
import { refusedOf, useAttempt } from '../deeds/use-attempt.ts';

type Changes = RouteCall<typeof manyAssignmentRoutes.changeStatuses>['body']['changes'];

/** What is done with many people of a job at once. Each deed answers with whom it was not done, or null when it failed, which is told. */
export function useManyMoves() {
  const attempt = useAttempt();
  const send = async (changes: Changes) =>
    (await call(manyAssignmentRoutes.changeStatuses, { body: { changes } })).items;

  const undo = async (people: readonly PipelineCandidate[], changes: Changes) => {
    const outcomes = await attempt(() => send(changes));
    if (!outcomes) return;
    const stayed = refusedOf(people, outcomes);
    const tell = stayed.length === 0 ? toast.success : toast.error;
    tell(undoneText(outcomes.length, stayed));
  };

  /** to one status, with one reason; of an interview with what is said of each one's, in the same order */
  const move = async (
    people: readonly PipelineCandidate[],
    status: CandidateStatus,
    said: Pick<MoveWith, 'notes' | 'reason_code'>,
    interviews: readonly Interview[],
  ) => {
    const outcomes = await attempt(() =>
      send(
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
    const back: Changes = people.flatMap(({ assignment_id: id, status: before }) => {
      const now = outcomes.find((outcome) => outcome.id === id)?.now;
      return now ? [{ id, version: now.version, status: before, undo: true }] : [];
    });
    if (back.length > 0)
      tellMoved(
        `${counted(back.length, 'candidate')} → ${CANDIDATE_STATUS_LABELS[status]}`,
        () => void undo(people, back),
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
