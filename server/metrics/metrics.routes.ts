import { dashboardRoutes } from '#contract/dashboard.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { countDashboard, readJobPipeline } from './dashboard.read.ts';

/** The dashboard's numbers. */
export function mountMetrics(api: Api, { database }: { database: Database }): void {
  api.mount(dashboardRoutes.counts, async () =>
    present(dashboardRoutes.counts.output, await countDashboard(database)),
  );
  api.mount(dashboardRoutes.pipeline, async ({ query }) =>
    present(dashboardRoutes.pipeline.output, await readJobPipeline(database, query.page)),
  );
}
