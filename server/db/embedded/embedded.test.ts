import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  databaseFolder,
  isAlive,
  recordLog,
  startForTest,
  temporaryFolder,
  until,
} from '#server/test/embedded.ts';
import { prepareFolder } from '../../core/prepare-folder.ts';
import { startEmbedded } from './start-embedded.ts';

const INSERT = 'insert into rows (n) select coalesce(max(n), 0) + 1 from rows returning n';

test('a killed database is started again with every acknowledged row, and queries wait for it', async () => {
  const { log, messages } = recordLog();
  const { embedded, database } = await startForTest({ folder: await databaseFolder(), log });
  const { pool } = database;
  await pool.query('create table rows (n int primary key)');
  const killed = embedded.pid()!;
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) acknowledged = (await pool.query<{ n: number }>(INSERT)).rows[0]!.n;
  })();
  await until(() => acknowledged > 100);
  process.kill(killed, 'SIGKILL');
  await expect(writing).rejects.toThrow(/Connection terminated|ECONNRESET/);
  await until(() => pool.totalCount === 0);

  const counts = await Promise.all(
    Array.from({ length: 8 }, () => pool.query<{ n: number }>('select count(*) as n from rows')),
  );
  const [kept] = new Set(counts.map(({ rows }) => rows[0]!.n));
  expect([acknowledged, acknowledged + 1]).toContain(kept);
  expect(embedded.pid()).not.toBe(killed);
  expect(messages).toContain('The embedded database has ended unexpectedly');
});

test('a commit is put on disk, and so is a recycled log file', async () => {
  const { embedded, database } = await startForTest({ folder: await databaseFolder() });
  const { pool } = database;
  await pool.query('create table rows (n int, filling text)');
  const before = await embedded.stats();
  await pool.query('insert into rows values (1)');
  const after = await embedded.stats();
  expect(after.fileSyncs).toBeGreaterThan(before.fileSyncs);

  await pool.query('select 1');
  expect((await embedded.stats()).fileSyncs).toBe(after.fileSyncs); // reading needs none

  await pool.query(`insert into rows select n, repeat('x', 500) from generate_series(1, 20000) n`);
  await pool.query('checkpoint');
  await pool.query(`insert into rows select n, repeat('x', 500) from generate_series(1, 20000) n`);
  expect((await embedded.stats()).renameSyncs).toBeGreaterThan(after.renameSyncs);
});

test('stopping closes the database, ends the process and leaves nothing behind', async () => {
  const folder = await databaseFolder();
  const { embedded, database } = await startForTest({ folder });
  const socketFolder = embedded.connection.host!;
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  const pid = embedded.pid()!;
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal); // as Ctrl-C does: the server decides when to stop
  await database.pool.query('create table kept as select 1 as row');
  expect(embedded.pid()).toBe(pid);
  await database.close();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(socketFolder)).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['lock', 'pgdata', 'version.json']);

  const again = await startForTest({ folder });
  expect((await again.database.pool.query('select row from kept')).rows).toEqual([{ row: 1 }]);
});

test('the folder is made for this user alone', () => {
  const folder = join(temporaryFolder(), 'data/db');
  prepareFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be written stops the start, naming the setting and the remedy', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(startEmbedded({ folder: join(file, 'db'), log: recordLog().log })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^DATA_DIR: cannot write in .*\/file\/db \(ENOTDIR\)\. Make that folder writable/,
    ) as string,
  });
});

test('a database that is damaged says so in one line', async () => {
  const folder = await databaseFolder();
  writeFileSync(join(folder, 'pgdata/global/pg_control'), 'nothing');
  await expect(startEmbedded({ folder, log: recordLog().log })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^DATA_DIR: the database in .* could not be opened \(.*\)\. Restore a backup/,
    ) as string,
  });
});

test('one in memory starts from the snapshot of another', async () => {
  const file = join(temporaryFolder(), 'snapshot.tar');
  const first = await startForTest({});
  await first.database.pool.query(`create table kept as select '[1,2]'::vector as v`);
  await first.embedded.dump(file);
  await first.database.pool.query('drop table kept');
  const second = await startForTest({ snapshot: file });
  expect((await second.database.pool.query(`select v <-> '[1,0]' as d from kept`)).rows).toEqual([{ d: 2 }]);
});
