import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };

/** pg-boss' own schema, beside ours. */
export const SCHEMA = 'pgboss';

/** The version of the tables that the installed pg-boss needs. */
export const NEWEST_QUEUE = manifest.pgboss.schema;

/**
 * Makes the queue's tables, or brings them to what the installed pg-boss needs. The caller sees to it that no other
 * process does so at the same time, and lifts the time limit: an upgrade may build indexes.
 */
export async function installQueueTables(client: pg.ClientBase): Promise<void> {
  const { rows: found } = await client.query<{ installed: boolean }>(
    'select to_regclass($1) is not null as installed',
    [`${SCHEMA}.version`],
  );
  if (!found[0]?.installed) {
    await client.query(getConstructionPlans(SCHEMA));
    return;
  }
  const { rows } = await client.query<{ version: number }>(`select version from ${SCHEMA}.version`);
  const version = rows[0]?.version ?? 0;
  if (version < NEWEST_QUEUE) await client.query(inOneTransaction(getMigrationPlans(SCHEMA, version)));
}

/**
 * pg-boss builds indexes after its transaction, without locking, one statement at a time. Our table is small, and a half
 * upgraded one that calls itself upgraded would never be mended: all of it in one transaction instead.
 */
function inOneTransaction(plan: string): string {
  return `${plan.replaceAll(' INDEX CONCURRENTLY ', ' INDEX ').replace('COMMIT;', '')}\nCOMMIT;`;
}
