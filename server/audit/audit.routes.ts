import { auditRoutes } from '#contract/audit.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { countEntries, listProfiles, readEntries, withRecords } from './audit.read.ts';
import { exportAudit } from './export-audit.ts';

/** Who did what, for HR to read. */
export function mountAudit(api: Api, deps: { database: Database; clock: Clock; log: Logger }): void {
  const { clock } = deps;
  const { db } = deps.database;

  api.mount(auditRoutes.list, async ({ query }) => {
    const [{ items, next_cursor }, total] = await Promise.all([
      readEntries(db, query, clock),
      countEntries(db, query, clock),
    ]);
    return present(auditRoutes.list.output, { items: await withRecords(db, items), total, next_cursor });
  });
  api.mount(auditRoutes.people, async () =>
    present(auditRoutes.people.output, { items: await listProfiles(db) }),
  );
  api.mount(auditRoutes.export, async ({ actor, origin, query }) =>
    exportAudit(deps, { actor, origin }, query),
  );
}
