import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startForTest } from '../test/embedded.ts';
import { checkPostgres } from './check-postgres.ts';
import { openDatabase } from './client.ts';
import { recordLog } from '../test/embedded.ts';

// An embedded database on a port stands in for a PostgreSQL: SET leaks there, so that it can be made to lie about itself.
const { embedded, database } = await startForTest({ transport: 'tcp' });
const { pool } = database;
const address = new URL('postgres://127.0.0.1/postgres');
address.username = 'postgres';
address.password = embedded.connection.password as string;
address.port = String(embedded.connection.port);
const url = address.href;

afterEach(async () => {
  await pool.query('set search_path = public; drop schema if exists lies cascade');
});
afterAll(() => database.close());

const lie = (sql: string) =>
  pool.query(`create schema lies; set search_path = lies, pg_catalog, public; ${sql}`);

test('a PostgreSQL that has all we need is opened', async () => {
  const opened = await openDatabase({ url, dataDir: '/nowhere', log: recordLog().log });
  expect(opened.kind).toBe('postgres');
  await expect(opened.ping()).resolves.toBeUndefined();
  await opened.close();
});

test('where nothing that is sent along with a connection arrives, the limits are kept with the role', async () => {
  expect(await checkPostgres(url)).toMatchObject({ pooled: true }); // the stand-in takes no options
  const limits = { connections: 2, queryMs: 12_000, idleTransactionMs: 3_000 };
  for (let start = 0; start < 2; start += 1)
    await (await openDatabase({ url, dataDir: '/nowhere', log: recordLog().log, limits })).close();
  const { rows } = await pool.query<{ kept: string[] }>('select setconfig as kept from pg_db_role_setting');
  expect(rows.map(({ kept }) => kept.toSorted())).toEqual([
    [
      'TimeZone=UTC',
      'idle_in_transaction_session_timeout=3000ms',
      'max_parallel_workers_per_gather=0',
      'random_page_cost=1.1',
      'statement_timeout=12000ms',
      'work_mem=16MB',
    ],
  ]);
});

test('one that is too old is refused', async () => {
  await lie(`create function lies.current_setting(text) returns text return '15.4 (Debian 15.4-1)'`);
  await expect(checkPostgres(url)).rejects.toThrow(
    /^DATABASE_URL: 127\.0\.0\.1:\d+ is PostgreSQL 15\.4 .*PostgreSQL 16 or newer is needed\. Upgrade it/,
  );
});

test.each(['vector', 'pg_trgm'])('one without %s is refused, naming what to install', async (extension) => {
  await lie(`create view lies.pg_available_extensions as
             select * from pg_catalog.pg_available_extensions where name <> '${extension}'`);
  await expect(checkPostgres(url)).rejects.toThrow(
    new RegExp(`^DATABASE_URL: the server 127\\.0\\.0\\.1:\\d+ lacks the extension ${extension}\\. Install `),
  );
});

test('a refused sign-in names the user and never the password', async () => {
  const wrong = new URL(url);
  wrong.password = 'my-secret';
  const checked = checkPostgres(wrong.href);
  await expect(checked).rejects.toMatchObject({ name: 'StartupError' });
  await expect(checked).rejects.toThrow(
    /refuses the sign-in of "postgres" .*Correct the user or the password/,
  );
  await expect(checked).rejects.not.toThrow('my-secret');
});

test('one that does not answer is named with the remedy', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  await expect(checkPostgres(`postgres://me:my-secret@127.0.0.1:${port}/db`)).rejects.toThrow(
    `DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED). Start it or correct the address`,
  );
});

test('what is no address is said to be none', async () => {
  await expect(checkPostgres('postgres://me:my secret@:x')).rejects.toThrow(
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  );
});
