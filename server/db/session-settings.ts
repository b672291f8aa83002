import type pg from 'pg';
import type { DatabaseLimits } from '../core/database-config.ts';

/** What every connection of ours to PostgreSQL is to have, by the names of PostgreSQL's settings. */
export function sessionSettings(limits: DatabaseLimits): Record<string, string> {
  return {
    statement_timeout: `${limits.queryMs}ms`,
    idle_in_transaction_session_timeout: `${limits.idleTransactionMs}ms`,
    // as the embedded one
    TimeZone: 'UTC',
    // A statement split over parallel workers is slower here, where many run at once: the largest of the executive
    // dashboard took 109 ms instead of 67 (docs/decisions/0013).
    max_parallel_workers_per_gather: '0',
    // With the usual 4 MB the people found by a skill at a million are kept by page only, and three times as many are read.
    work_mem: '16MB',
    // The usual 4 is of disks that turn: by it an index that holds all that is asked for is passed over for its table.
    random_page_cost: '1.1',
  };
}

/** Settings as a connection takes them at its start. */
export function startOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Any number, the same for every process that keeps its settings here. */
const LOCK = 4_919_301_440;

/**
 * Makes settings the defaults of this user in this database, for what is sent along with a connection does not come
 * through a pooler. They hold for connections that the pooler opens from now on.
 */
export async function keepWithRole(client: pg.ClientBase, settings: Record<string, string>): Promise<void> {
  await client.query('begin');
  // Two processes that start at once would write the same row.
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const { rows } = await client.query<{ change: string }>(
    `select format('alter role %I in database %I set %I = %L', current_user, current_database(), wanted.key, wanted.value)
       as change
     from jsonb_each_text($1::jsonb) wanted
     where wanted.key || '=' || wanted.value not in
       (select unnest(kept.setconfig) from pg_db_role_setting kept
        join pg_roles role on role.oid = kept.setrole join pg_database base on base.oid = kept.setdatabase
        where role.rolname = current_user and base.datname = current_database())
     order by 1`,
    [JSON.stringify(settings)],
  );
  for (const { change } of rows) await client.query(change);
  await client.query('commit');
}
