import { limits } from '#contract/limits.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import type { RouteCall, RouteOutput } from '#contract/route.ts';
import { call, errorText } from '#web/lib/api.ts';

export type Changes = RouteCall<typeof manyAssignmentRoutes.changeStatuses>['body']['changes'];
type Outcomes = RouteOutput<typeof manyAssignmentRoutes.changeStatuses>['items'];

/** What became of the other jobs of people who have joined one. */
export interface Closed {
  /** each of those jobs, with the name of the person there, and as what (assignment) the person joined */
  jobs: readonly { assignment_id: string; name: string; joined_as: string }[];
  /** what opens again those that were closed */
  back: Changes;
  /** what is told beside the move; empty where none was closed */
  words: string;
}

/**
 * Moves people, as many in one call as it takes; answers how it went with each. Throws what the first call throws; of those
 * whom a later one fails for, that is why they were not moved.
 */
export async function changeMany(changes: Changes): Promise<Outcomes> {
  const outcomes: Outcomes = [];
  for (let from = 0; from < changes.length; from += limits.pipelineAtOnce) {
    const some = changes.slice(from, from + limits.pipelineAtOnce);
    try {
      outcomes.push(...(await call(manyAssignmentRoutes.changeStatuses, { body: { changes: some } })).items);
    } catch (error) {
      if (from === 0) throw error;
      outcomes.push(...some.map(({ id }) => ({ id, done: false, message: errorText(error), now: null })));
    }
  }
  return outcomes;
}

/** What takes those moves back that were made. */
export function backOf(
  before: readonly { assignment_id: string; status: Changes[number]['status'] }[],
  outcomes: Outcomes,
): Changes {
  const now = new Map(outcomes.map((outcome) => [outcome.id, outcome.now]));
  return before.flatMap(({ assignment_id: id, status }) => {
    const version = now.get(id)?.version;
    return version === undefined ? [] : [{ id, version, status, undo: true }];
  });
}
