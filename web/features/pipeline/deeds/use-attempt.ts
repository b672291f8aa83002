import type { PipelineCandidate } from '#contract/assignments.ts';
import type { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { usePipelineChanged } from '../pipeline.queries.ts';
import type { Refused } from './many-words.ts';

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
