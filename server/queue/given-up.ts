import type pg from 'pg';
import { SCHEMA } from './install-tables.ts';

/** A task that was given up after its last attempt. */
export interface GivenUp {
  /** of what is kept of it */
  id: string;
  task: string;
  data: unknown;
  attempts: number;
  at: Date;
  /** the name of the last error and its code, as far as they are still kept; never its message */
  error: string | null;
  code: string | null;
}

/** How much of a kind is waiting and under way. */
export interface Busy {
  task: string;
  waiting: number;
  running: number;
  /** failed, and not yet due for its next attempt */
  retrying: number;
}

/** The tasks of these kinds that were given up and not tried again, the newest first, and how many those are in all. */
export async function listGivenUp(
  pool: pg.Pool,
  { deadLetter, names }: { deadLetter: string; names: readonly string[] },
  limit: number,
): Promise<{ items: GivenUp[]; total: number }> {
  const { rows } = await pool.query<GivenUp & { total: number }>(
    `select dead.id, dead.source_name as task, dead.data, coalesce(dead.source_retry_count, 0) + 1 as attempts,
       dead.created_on as at, source.output->>'error' as error, source.output->>'code' as code,
       (count(*) over ())::int as total
     from ${SCHEMA}.job dead
     left join ${SCHEMA}.job source on source.name = dead.source_name and source.id = dead.source_id
     where dead.name = $1 and dead.source_name = any($2::text[])
     order by dead.created_on desc, dead.id desc limit $3`,
    [deadLetter, names, limit],
  );
  return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}

/** Those kinds of which something is due, under way or to be tried again; what was sent for a later time is left out. */
export async function listBusy(pool: pg.Pool, names: readonly string[]): Promise<Busy[]> {
  const { rows } = await pool.query<Busy>(
    `select name as task, (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
       (count(*) filter (where state = 'active'))::int as running,
       (count(*) filter (where state = 'retry' and start_after > now()))::int as retrying
     from ${SCHEMA}.job
     where name = any($1::text[]) and state <= 'active' and (state in ('retry', 'active') or start_after <= now())
     group by name order by name`,
    [names],
  );
  return rows;
}
