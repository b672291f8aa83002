import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from '../db/client.ts';

/** How the database would read a list's page, if it did everything to avoid sorting and reading whole tables. */
export async function planOf(
  database: Pick<Database, 'pool'>,
  list: (db: Db) => Promise<unknown>,
): Promise<string> {
  const [page] = await plansOf(database, list);
  return page!;
}

/** The same of every list in an order that is asked for. */
export async function plansOf(
  { pool }: Pick<Database, 'pool'>,
  lists: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const asked: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void asked.push({ text, params }) };
  await lists(drizzle(pool, { logger }) as unknown as Db);
  const client = await pool.connect();
  const plans: string[] = [];
  try {
    await client.query('begin');
    await client.query('set local enable_sort = off');
    await client.query('set local enable_seqscan = off');
    for (const { text, params } of asked.filter((one) => one.text.includes('order by'))) {
      const { rows } = await client.query<Record<string, string>>(`explain ${text}`, params);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.query('rollback');
    return plans;
  } finally {
    client.release();
  }
}
