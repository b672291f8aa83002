import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits.ts';
import type { Handle } from './client.ts';

/**
 * How many rows of a table, or of several joined, a condition leaves, counted up to a bound and one more, which says that
 * there are more: a list that is asked for all day must not go through a million rows to tell a number that nobody reads
 * exactly.
 */
export async function countUpTo(
  handle: Handle,
  table: PgTable | SQL,
  where: SQL | undefined,
  most: number = limits.counted,
): Promise<number> {
  const some = handle
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  return handle.$count(some);
}
