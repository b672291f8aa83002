import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from '../db/client.ts';

/** How the database would read a list's page, if it did everything to avoid sorting and reading whole tables. */
export async function planOf(
  { pool }: Pick<Database, 'pool'>,
  list: (db: Db) => Promise<unknown>,
): Promise<string> {
  const asked: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void asked.push({ text, params }) };
  await list(drizzle(pool, { logger }) as unknown as Db);
  const page = asked.find(({ text }) => text.includes('order by'))!;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_sort = off');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(`explain ${page.text}`, page.params);
    await client.query('rollback');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release();
  }
}
