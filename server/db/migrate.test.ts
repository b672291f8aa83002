import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { temporaryFolder } from '../test/embedded.ts';
import { checkPostgres } from './check-postgres.ts';
import { connectPostgres, type Database, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';

const database = await openTestDatabase();
const { pool } = database;
afterAll(async () => {
  await database.close();
});

/** A folder as drizzle-kit makes them. */
function migrationsFolder(...statements: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((sql, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), sql);
    return { idx, version: '7', when: Date.now() + 1e12 + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

const undo = async () => {
  await pool.query('drop table if exists migrate_test');
  await pool.query(`delete from drizzle.__drizzle_migrations where created_at > ${Date.now() + 5e11}`);
};
beforeEach(async () => {
  await undo();
});
afterAll(undo);

test('what has been migrated is left alone', async () => {
  const count = async () => (await pool.query('select count(*) from drizzle.__drizzle_migrations')).rows;
  const before = await count();
  await migrate(database);
  expect(await count()).toEqual(before);
  expect(
    (await pool.query(`select count(*) from pg_extension where extname in ('vector', 'pg_trgm')`)).rows,
  ).toEqual([{ count: 2 }]);
});

test('two that migrate at once run each migration once', async () => {
  const folder = migrationsFolder('create table migrate_test (n int)', 'insert into migrate_test values (1)');
  await Promise.all([migrate(database, folder), migrate(database, folder), migrate(database, folder)]);
  expect((await pool.query('select n from migrate_test')).rows).toEqual([{ n: 1 }]);
});

test('a migration that fails changes nothing and says why', async () => {
  const folder = migrationsFolder(
    'create table migrate_test (n int)',
    'insert into migrate_test values (1 / 0)',
  );
  await expect(migrate(database, folder)).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  expect((await pool.query(`select to_regclass('migrate_test') as made`)).rows).toEqual([{ made: null }]);
});

test('the connection of a migration, without a time limit, is not used again', async () => {
  await migrate(database);
  const { rows } = await pool.query(`select current_setting('statement_timeout') as limit`);
  expect(rows).toEqual([{ limit: database.kind === 'postgres' ? '30s' : '0' }]);
});

describe.runIf(database.kind === 'postgres')('on PostgreSQL', () => {
  /** The test worker's database as another process of the product would have it: with connections of its own. */
  function openAgain(change: (address: URL) => void = () => {}): Database {
    const address = addressOfWorker();
    if (address.kind !== 'postgres') throw new Error('this is for PostgreSQL');
    const url = new URL(address.url);
    change(url);
    const opened = connectPostgres(url.href, createLogger('silent'), address);
    onTestFinished(() => opened.close());
    return opened;
  }

  test('a pooler in front of it is noticed, and a DATABASE_DIRECT_URL refused that is none', async () => {
    const address = addressOfWorker() as { url: string; pooled: boolean };
    expect((await checkPostgres(address.url)).pooled).toBe(address.pooled);
    const elsewhere = new URL(address.url);
    elsewhere.pathname = '/postgres';
    const open = (directUrl: string) =>
      openDatabase({ url: address.url, directUrl, dataDir: '/nowhere', log: createLogger('silent') });
    await expect(open(elsewhere.href)).rejects.toThrow('DATABASE_DIRECT_URL leads to another database');
    const same = open(address.url).then(
      async (opened) => {
        await opened.close();
        return 'opened';
      },
      (error: Error) => error.message,
    );
    expect(await same).toMatch(address.pooled ? /^DATABASE_DIRECT_URL leads through a pooler/ : /^opened$/);
  });

  test('two processes that start at once make the index of vectors without a deadlock', async () => {
    await pool.query('drop index candidate_vectors_nearest');
    // The one that comes second is waiting when the first makes the index.
    await Promise.all([migrate(openAgain()), migrate(openAgain()), migrate(openAgain())]);
    const made = `select indisvalid as valid, reloptions as options from pg_index join pg_class on oid = indexrelid
      where indexrelid = 'candidate_vectors_nearest'::regclass`;
    expect((await pool.query(made)).rows).toEqual([
      { valid: true, options: ['m=24', 'ef_construction=100'] },
    ]);
  });

  test('a user who may create nothing is told what an administrator has to do', async () => {
    const user = `migrate_test_${process.pid}`;
    const name = `migrate_test_${process.pid}`;
    const admin = openAgain((url) => {
      url.pathname = '/postgres';
    }).pool;
    await admin.query(`create role ${user} login password 'plain'`);
    await admin.query(`create database ${name}`);
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${user}`);
    });
    const asAdmin = openAgain((url) => {
      url.pathname = `/${name}`;
    });
    const asUser = openAgain((url) => {
      Object.assign(url, { pathname: `/${name}`, username: user, password: 'plain' });
    });
    await expect(migrate(asUser)).rejects.toThrow(
      `DATABASE_URL: the user ${user} may not create the extension vector. Run once as an administrator`,
    );
    await asAdmin.pool.query('create extension vector; create extension pg_trgm');
    await expect(migrate(asUser)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        new RegExp(
          `^DATABASE_URL: the user ${user} may not create schemas and tables in .* ${name}, [^\n]*$`,
        ),
      ) as string,
    });

    // and what it says is enough
    await asAdmin.pool.query(
      `grant create on database ${name} to ${user}; grant usage, create on schema public to ${user}`,
    );
    await migrate(asUser);
    await migrate(asUser);
    expect((await asUser.pool.query('select count(*) from jobs')).rows).toEqual([{ count: 0 }]);
  });
});
