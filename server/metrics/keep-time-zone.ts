import { gt, sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import type { Database } from '../db/client.ts';
import { candidateJobAssignments as assignments } from '../db/schema.ts';
import { readSetting, saveSetting } from '../db/settings.ts';

const KEY = 'time_zone';
const AT_ONCE = 2000;

/**
 * Tells the database in which time zone days are reckoned, before anything is written. When that has changed, the days of
 * what is remembered are reckoned anew; those of forgotten people stay as they were.
 */
export async function keepTimeZone(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  timeZone: string,
): Promise<void> {
  if (((await readSetting(db, KEY)) ?? DEFAULT_TIME_ZONE) === timeZone) return;
  // The zone and the days together or neither: whoever is stopped in the midst begins anew at the next start.
  await transaction(async (tx) => {
    await saveSetting(tx, KEY, timeZone);
    let last: string | undefined;
    do {
      const rows = await tx
        .select({ id: assignments.id })
        .from(assignments)
        .where(last === undefined ? undefined : gt(assignments.id, last))
        .orderBy(assignments.id)
        .limit(AT_ONCE);
      last = rows.at(-1)?.id;
      const ids = `{${rows.map(({ id }) => id).join(',')}}`;
      await tx.execute(sql`select refresh_hiring_trails(${ids}::uuid[])`);
    } while (last !== undefined);
  });
}
