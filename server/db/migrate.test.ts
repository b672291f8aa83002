import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { temporaryFolder } from '../test/embedded.ts';
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
