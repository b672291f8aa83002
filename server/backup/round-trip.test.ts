import { randomUUID } from 'node:crypto';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuth } from '../auth/auth.ts';
import type { Database } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { LEFT_OUT } from './tables.ts';
import { fillEveryTable } from '../test/fill-every-table.ts';
import {
  archiveFile,
  emptyPlace,
  filesOf,
  openPlace,
  placeWithTables,
  runningInstallation,
  SECRET,
} from '../test/backup-places.ts';

// From the embedded database to PostgreSQL and back, in the suite that has one; otherwise by way of another embedded one.
const address = addressOfWorker();
const worker = await openTestDatabase();
afterAll(async () => {
  await worker.reset();
  await worker.close();
});

const authOn = ({ db }: Database) => createAuth({ db, secret: SECRET, publicUrl: 'http://localhost:3000' });

let first: Awaited<ReturnType<typeof runningInstallation>>;
beforeAll(async () => {
  first = await runningInstallation();
  const { database, files, clock } = first;
  await loadDemo({ database, files, clock, auth: authOn(database), progress: () => {} });
  await fillEveryTable(first);
});

/** What makes up a database beside its rows: constraints, indexes, triggers. */
async function builtOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select conname as name, pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'p', 'u')
    union all
    select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2`);
  return rows;
}

test('everything moves to another database and back, the same by counts and hashes', async () => {
  const archive = archiveFile();
  const written = await backUp({ ...first, file: archive });

  // so that the comparison is one: no table is empty, and none of the schema is missing
  expect(Object.entries(written.tables).filter(([, { rows }]) => rows === 0)).toEqual([]);
  const ours = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => `public.${getTableName(table)}`);
  expect(ours.filter((name) => !(name in written.tables) && !LEFT_OUT.has(name))).toEqual([]);
  expect(written.files.count).toBe((await filesOf(first.files)).length);
  expect(written.missing_files).toEqual([expect.stringMatching(/^intake\/.*\/lost$/)]);

  const second = address.kind === 'postgres' ? emptyPlace(address.url) : await placeWithTables();
  const builtBefore = await builtOf(worker);
  await restore({ ...second, file: archive });
  const secondDatabase = address.kind === 'postgres' ? worker : await openPlace(second);
  expect(await builtOf(secondDatabase)).toEqual(builtBefore);
  expect(await filesOf(second.files)).toEqual(await filesOf(first.files));

  const back = archiveFile();
  const writtenAgain = await backUp({ ...second, file: back });
  expect(writtenAgain).toEqual(written);
  const third = emptyPlace();
  await restore({ ...third, file: back });

  const { db, pool } = await openPlace(third);
  expect(await db.$count(schema.session)).toBe(0);
  expect(
    await authOn({ db } as Database).signIn(
      DEMO_ACCOUNTS[0]!.email,
      DEMO_PASSWORD,
      new Headers(),
      '127.0.0.1',
    ),
  ).toMatchObject({ ok: true });
  // numbers go on where they were
  const [event] = await db.insert(schema.events).values({ kind: 'job', record_id: randomUUID() }).returning();
  expect(event?.id).toBe(written.tables['public.events']!.rows + 1);
  await expect(pool.query('update audit_log set action = action')).rejects.toThrow(/append-only/);
}, 240_000);
