import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

/** rows of one statement, which the database's limit on a query's time must never meet */
const AT_ONCE = 1000;

/** Runs a statement over 1 to `count`, a piece at a time. */
export async function inPieces(
  { db }: Database,
  count: number,
  statement: (from: number, to: number) => SQL,
): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await db.execute(statement(from, Math.min(count, from + AT_ONCE - 1)));
}
