import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db as IDatabase, fromDrizzle } from 'pg-boss';
import type { Tx } from '../db/client.ts';

/** pg-boss on our pool, or on a transaction of ours. */
export interface BossDatabase extends IDatabase {
  /** All that `work` asks of pg-boss goes through the transaction: it happens with it or not at all. */
  within<T>(tx: Tx, work: () => Promise<T>): Promise<T>;
}

/** Lets pg-boss use the pool that everything else uses. */
export function bossDatabase(pool: pg.Pool): BossDatabase {
  // Not pg-boss' own `db` option: with that, what it looks up about a queue would still go through the pool.
  const transactions = new AsyncLocalStorage<IDatabase>();
  return {
    executeSql: (text, values) =>
      transactions.getStore()?.executeSql(text, values) ?? runOn(pool, text, values),
    within: (tx, work) => transactions.run(fromDrizzle(tx, sql), work),
  };
}

async function runOn(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let failed = true;
  try {
    // Some of its texts are several statements in a transaction of their own: each has a result.
    const results = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[];
    failed = false;
    return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) };
  } finally {
    client.release(failed); // one of those that failed may have left its transaction open
  }
}
