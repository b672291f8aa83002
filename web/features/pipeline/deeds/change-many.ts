import { limits } from '#contract/limits.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import type { RouteCall, RouteOutput } from '#contract/route.ts';
import { call } from '#web/lib/api.ts';

export type Changes = RouteCall<typeof manyAssignmentRoutes.changeStatuses>['body']['changes'];
type Outcomes = RouteOutput<typeof manyAssignmentRoutes.changeStatuses>['items'];

/** What became of the other jobs of people who have joined one. */
export interface Closed {
  /** each of those jobs, with the name of the person there */
  jobs: readonly { assignment_id: string; name: string }[];
  /** what opens again those that were closed */
  back: Changes;
  /** what is told beside the move; empty where none was closed */
  words: string;
}

/** Moves people, as many in one call as it takes; answers how it went with each. Throws what the first call that fails throws. */
export async function changeMany(changes: Changes): Promise<Outcomes> {
  const outcomes: Outcomes = [];
  for (let from = 0; from < changes.length; from += limits.pipelineAtOnce) {
    const body = { changes: changes.slice(from, from + limits.pipelineAtOnce) };
    outcomes.push(...(await call(manyAssignmentRoutes.changeStatuses, { body })).items);
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
