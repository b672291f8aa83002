import type { PipelineCandidate } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Interview } from '#contract/interview.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import type { RouteCall, RouteOutput } from '#contract/route.ts';
import { counted } from '#contract/text.ts';
import { call, errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import type { MoveWith } from './deeds.ts';
import { type Refused, undoneText } from './many-words.ts';
import { tellMoved } from './moved-notice.tsx';
import { usePipelineChanged } from '../pipeline.queries.ts';

type Changes = RouteCall<typeof manyAssignmentRoutes.changeStatuses>['body']['changes'];
type Outcome = RouteOutput<typeof manyAssignmentRoutes.remove>['items'][number];

/** Does something with many people at once; answers null when it failed, which is told. */
export function useAttempt(): <T>(deed: () => Promise<T>) => Promise<T | null> {
  const changed = usePipelineChanged();
  return async (deed) => {
    try {
      return await deed();
    } catch (error) {
      toast.error({ ...messages.assignment.manyFailed, body: errorText(error) });
      return null;
    } finally {
      changed();
    }
  };
}

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

/** With whom something was not done, and why. */
export function refusedOf(
  people: readonly Pick<PipelineCandidate, 'assignment_id' | 'name'>[],
  outcomes: readonly Outcome[],
): Refused[] {
  return outcomes.flatMap(({ id, done, message }) => {
    const name = people.find(({ assignment_id }) => assignment_id === id)?.name;
    return done || name === undefined ? [] : [{ name, message: message ?? '' }];
  });
}
