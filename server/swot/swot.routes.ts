import { isDeepStrictEqual } from 'node:util';
import { type SwotAnalysis, swotAnalysisSchema, swotRoutes, type SwotScope } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { sharedResult } from '../metrics/shared-result.ts';
import { generateJobSwot } from './generate-job-swot.ts';
import { findLatestAnalysis, listSwotJobs } from './swot.read.ts';
import { analyse } from './swot-rules.ts';

/** Strengths, weaknesses, opportunities and threats of the jobs. */
export function mountSwot(api: Api, deps: { database: Database; clock: Clock }): void {
  const { db } = deps.database;
  const analyseNow = sharedResult<{ scope: SwotScope }, SwotAnalysis>(db, async () =>
    analyse(await listSwotJobs(db, deps.clock)),
  );
  api.mount(swotRoutes.latest, async ({ query }) => {
    const found = await findLatestAnalysis(db, query.scope);
    const is_outdated = found !== undefined && !saysTheSame(found.analysis, await analyseNow(query));
    return present(swotRoutes.latest.output, { analysis: null, generated_at: null, ...found, is_outdated });
  });
  api.mount(swotRoutes.generate, async ({ actor, origin, body }) => {
    const generated_at = await generateJobSwot(deps, body.scope, { actor, origin });
    return present(swotRoutes.generate.output, { success: true, generated_at });
  });
}

/** Whether two analyses do, one of them as it was stored. */
function saysTheSame(stored: SwotAnalysis, made: SwotAnalysis): boolean {
  return isDeepStrictEqual(stored, swotAnalysisSchema.parse(made));
}
