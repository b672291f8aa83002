import { matchingRoutes } from '#contract/matching.ts';
import type { Clock } from '../core/clock.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { findMatching } from './find-matching.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { searchSimilar } from './search-similar.ts';

/** Finding people by what they and jobs are like. */
export function mountMatching(api: Api, deps: MatchingDeps & { tasks: TaskQueue; clock: Clock }): void {
  api.mount(matchingRoutes.searchSimilar, async ({ body }) =>
    present(matchingRoutes.searchSimilar.output, await searchSimilar(deps, body)),
  );
  api.mount(matchingRoutes.findMatching, async ({ actor, params, query }) =>
    present(matchingRoutes.findMatching.output, await findMatching(deps, actor, params.id, query)),
  );
}
