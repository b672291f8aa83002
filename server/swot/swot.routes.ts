import { swotRoutes } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { generateJobSwot } from './generate-job-swot.ts';
import { findLatestAnalysis } from './swot.read.ts';
import { tellsOutdated } from './tell-outdated.ts';

/** Strengths, weaknesses, opportunities and threats of the jobs. */
export function mountSwot(api: Api, deps: { database: Database; clock: Clock }): void {
  const { db } = deps.database;
  const isOutdated = tellsOutdated(deps);
  api.mount(swotRoutes.latest, async ({ query }) => {
    const found = await findLatestAnalysis(db, query.scope);
    return present(swotRoutes.latest.output, {
      analysis: found?.analysis ?? null,
      generated_at: found?.generated_at ?? null,
      is_outdated: found !== undefined && (await isOutdated(found)),
    });
  });
  api.mount(swotRoutes.generate, async ({ actor, origin, body }) => {
    const generated_at = await generateJobSwot(deps, body.scope, { actor, origin });
    return present(swotRoutes.generate.output, { success: true, generated_at });
  });
}
