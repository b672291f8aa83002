import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordLog, startForTest, until } from '#server/test/embedded.ts';

const LIMITS = { queryMs: 1_000, idleTransactionMs: 500 };
const ENDLESS = 'select count(*) from generate_series(1, 1e12::bigint)';
const LONG = `do $$ begin while clock_timestamp() < now() + interval '1.5 s' loop end loop; end $$`;

const { log, messages } = recordLog();
const { embedded, database } = await startForTest({ limits: LIMITS, log });
const { pool } = database;
const countRows = async () =>
  (await pool.query<{ n: number }>('select count(*) as n from counters')).rows[0]!.n;
const INSERT = `insert into counters (name) values (gen_random_uuid()::text)`;

beforeEach(async () => {
  await pool.query('delete from counters');
});

test('a runaway query ends the database, which is back for the others', async () => {
  const pid = embedded.pid();
  await expect(pool.query(ENDLESS)).rejects.toThrow(/Connection terminated|ECONNRESET/);
  await until(() => pool.totalCount === 0);
  expect(await countRows()).toBe(0);
  expect(embedded.pid()).not.toBe(pid);
  expect(messages).toContain('A query ran longer than 1 s: the embedded database was stopped');
});

test('without the time limit a long query is left alone, and with it again ended', async () => {
  const pid = embedded.pid();
  await database.withoutTimeLimit(() => pool.query(LONG));
  expect(embedded.pid()).toBe(pid);
  await expect(pool.query(LONG)).rejects.toThrow(/Connection terminated|ECONNRESET/);
  await until(() => pool.totalCount === 0);
});

test('many queries in a row are no runaway query', async () => {
  const pid = embedded.pid();
  const end = Date.now() + 1.5 * LIMITS.queryMs;
  while (Date.now() < end) await Promise.all(Array.from({ length: 50 }, countRows));
  expect(embedded.pid()).toBe(pid);
});

test('a transaction left idle is rolled back and its connection closed, so that others go on', async () => {
  const left = await pool.connect();
  await left.query('begin');
  await left.query(INSERT);
  expect(await countRows()).toBe(0); // waits for the other
  await expect(left.query('commit')).rejects.toThrow(
    /idle-in-transaction|not queryable|Connection terminated/,
  );
  left.release();
  expect(messages).toContain('A transaction was rolled back: its connection had left it idle');
  expect(await countRows()).toBe(0);
});

test('a transaction that goes on with queries is not idle', async () => {
  const end = Date.now() + 1.5 * LIMITS.idleTransactionMs;
  let rows = 0;
  await database.transaction(async (tx) => {
    for (; Date.now() < end; rows++) {
      await wait(LIMITS.idleTransactionMs / 10);
      await tx.execute(INSERT);
    }
  });
  expect(await countRows()).toBe(rows);
});

test.each([
  ['after a query', async (client: pg.Client) => void (await client.query(INSERT))],
  ['with a query under way', async (client: pg.Client) => void client.query(INSERT).catch(() => {})],
])('a connection that leaves %s takes its transaction with it', async (_when, act) => {
  const before = messages.length;
  const client = new pg.Client(embedded.connection);
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await act(client);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect(await countRows()).toBe(0);
  expect(messages.slice(before)).toEqual([]); // at once, not by the watchdog
});

afterAll(() => database.close());
