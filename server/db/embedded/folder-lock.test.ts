import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
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
import { allowReset, forbidReset, startOver } from '../start-over.ts';
import { startEmbedded } from './start-embedded.ts';

const { log } = recordLog();

test('a second process is refused the folder, and told by whom and what to do', async () => {
  const folder = await databaseFolder();
  const first = await startForTest({ folder });
  await first.database.pool.query('create table kept as select 1 as row');

  const second = startEmbedded({ folder, log, limits: { lockWaitMs: 200 } });
  await expect(second).rejects.toMatchObject({ name: 'StartupError' });
  await expect(second).rejects.toThrow(
    new RegExp(
      `^DATA_DIR: the database in ${folder} is already open in process ${process.pid} \\(since .*\\)\\. Stop that one`,
    ),
  );
  expect((await first.database.pool.query('select row from kept')).rows).toEqual([{ row: 1 }]);
});

test('the lock of a killed process holds nobody up', async () => {
  const folder = await databaseFolder();
  const first = await startForTest({ folder });
  const pid = first.embedded.pid()!;
  const stopped = first.database.close();
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
  const second = await startForTest({ folder, limits: { lockWaitMs: 0 } });
  await expect(second.database.ping()).resolves.toBeUndefined();
  await stopped;
});

test('who comes while the holder is closing waits for it', async () => {
  const folder = await databaseFolder();
  const first = await startForTest({ folder });
  const [second] = await Promise.all([startForTest({ folder }), first.database.close()]);
  await expect(second.database.ping()).resolves.toBeUndefined();
});

test('starting over deletes what is ours in a data folder, nothing else, and never under a process that has it open', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'db');
  renameSync(await databaseFolder(), folder);
  const { database } = await startForTest({ folder });
  allowReset(dataDir);
  await expect(startOver(dataDir)).rejects.toThrow(`already open in process ${process.pid}`);
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
  writeFileSync(join(dataDir, 'thesis.txt'), 'somebody keeps this here');
  writeFileSync(join(dataDir, 'secret'), 'of the former data');
  mkdirSync(join(dataDir, 'outbox'));
  await startOver(dataDir);
  expect(readdirSync(dataDir)).toEqual(['demo-data', 'thesis.txt']);
  await startOver(dataDir); // nothing there: nothing to do
});

test.each([
  ['of an older version, which marked nothing', () => {}],
  ['that a demo became', (dataDir: string) => (allowReset(dataDir), forbidReset(dataDir))],
  [
    'of a former version that said so, whatever else stands there',
    (dataDir: string) => (allowReset(dataDir), writeFileSync(join(dataDir, 'real-data'), '')),
  ],
])('starting over leaves a real installation alone %s', async (_which, mark) => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'secret'), 'of the real data');
  mark(dataDir);
  await expect(startOver(dataDir)).rejects.toThrow(/^--reset deletes demo data only, and nothing says/);
  expect(readdirSync(dataDir)).toContain('secret');
});
