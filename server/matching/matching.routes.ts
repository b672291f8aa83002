import { matchingRoutes } from '#contract/matching.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { findMatching } from './find-matching.ts';
import { searchSimilar } from './search-similar.ts';

/** Finding people by what they and jobs are like. */
export function mountMatching(api: Api, { database }: { database: Database }): void {
  api.mount(matchingRoutes.searchSimilar, async ({ body }) =>
    present(matchingRoutes.searchSimilar.output, await searchSimilar(database, body)),
  );
  api.mount(matchingRoutes.findMatching, async ({ params, query }) =>
    present(matchingRoutes.findMatching.output, await findMatching(database, params.id, query.limit)),
  );
}
