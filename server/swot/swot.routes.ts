import { swotRoutes } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { generateJobSwot } from './generate-job-swot.ts';
import { findLatestAnalysis } from './swot.read.ts';

/** Strengths, weaknesses, opportunities and threats of the jobs. */
export function mountSwot(api: Api, deps: { database: Database; clock: Clock }): void {
  api.mount(swotRoutes.latest, async ({ query }) => {
    const found = await findLatestAnalysis(deps.database.db, query.scope);
    return present(swotRoutes.latest.output, found ?? { analysis: null, generated_at: null });
  });
  api.mount(swotRoutes.generate, async ({ actor, origin, body }) => {
    const generated_at = await generateJobSwot(deps, body.scope, { actor, origin });
    return present(swotRoutes.generate.output, { success: true, generated_at });
  });
}
