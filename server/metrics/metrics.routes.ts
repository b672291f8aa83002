import { dashboardRoutes } from '#contract/dashboard.ts';
import { executiveRoutes } from '#contract/executive.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { writtenOnce } from '../http/send-json.ts';
import { compareChannels } from './channels.read.ts';
import { countDashboard, readJobPipeline } from './dashboard.read.ts';
import { readHiringPlan, totalsOfPlan } from './hiring-plan.read.ts';
import { readExecutive } from './read-executive.ts';
import { saveHiringPlan } from './save-hiring-plan.ts';
import { sharedResult } from './shared-result.ts';
import { compareVendors } from './vendors.read.ts';

/** The dashboards' numbers. */
export function mountMetrics(api: Api, deps: { database: Database; clock: Clock }): void {
  const { database, clock } = deps;
  const pipeline = sharedResult(database.db, async ({ page }: { page: number }) =>
    writtenOnce(present(dashboardRoutes.pipeline.output, await readJobPipeline(database, page))),
  );
  // By the day as well: at midnight every period moves on, and everybody has waited a day longer.
  const counts = sharedResult(database.db, async ({ today }: { today: string }) =>
    writtenOnce(present(dashboardRoutes.counts.output, await countDashboard(database, today))),
  );
  const executive = sharedResult(
    database.db,
    async ({ today: _today, ...query }: Parameters<typeof readExecutive>[1] & { today: string }) =>
      writtenOnce(present(executiveRoutes.read.output, await readExecutive(deps, query))),
  );
  const channels = sharedResult(
    database.db,
    async ({ today: _today, ...query }: Parameters<typeof compareChannels>[1] & { today: string }) =>
      writtenOnce(present(executiveRoutes.channels.output, { items: await compareChannels(deps, query) })),
  );
  const vendors = sharedResult(
    database.db,
    async ({ today: _today, ...query }: Parameters<typeof compareVendors>[1] & { today: string }) =>
      writtenOnce(present(executiveRoutes.vendors.output, { items: await compareVendors(deps, query) })),
  );

  api.mount(dashboardRoutes.counts, () => counts({ today: clock.today() }));
  api.mount(dashboardRoutes.pipeline, ({ query }) => pipeline(query));
  api.mount(executiveRoutes.read, ({ query }) => executive({ ...query, today: clock.today() }));
  api.mount(executiveRoutes.channels, ({ query }) => channels({ ...query, today: clock.today() }));
  api.mount(executiveRoutes.vendors, ({ query }) => vendors({ ...query, today: clock.today() }));
  api.mount(executiveRoutes.plan, async ({ query }) => {
    const year = query.year ?? Number(clock.today().slice(0, 4));
    const rows = await readHiringPlan(database.db, year);
    return present(executiveRoutes.plan.output, { year, rows, totals: totalsOfPlan(rows) });
  });
  api.mount(executiveRoutes.savePlan, async ({ actor, origin, body }) =>
    present(executiveRoutes.savePlan.output, await saveHiringPlan(deps, { actor, origin }, body)),
  );
}
