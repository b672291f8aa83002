import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../core/make-folder.ts';
import { alone } from '../db/alone.ts';
import {
  archiveFile,
  emptyPlace,
  nameFile,
  openPlace,
  placeWithTables,
  SECRET,
} from '../test/backup-places.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { startForTest, temporaryFolder } from '../test/embedded.ts';
import { killPrograms, startProgram } from '../test/program.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { clearScratch } from './scratch.ts';

const BACKUP = join(import.meta.dirname, '../../scripts/backup.ts');
const KEY = 'resumes/ab/slow';

const address = addressOfWorker();
const worker = await openTestDatabase();
let place: Awaited<ReturnType<typeof placeWithTables>>;
/** A backup comes to this file in its midst, and waits until somebody writes into it. */
let slowFile: string;
beforeAll(async () => {
  place = await placeWithTables();
  const database = await openPlace(place);
  await nameFile({ database }, KEY);
  await database.close();
  slowFile = join(place.dataDir, 'files', KEY);
  makeFolder(dirname(slowFile));
  execFileSync('mkfifo', [slowFile]);
});
afterAll(async () => {
  await killPrograms();
  await worker.close();
});

const begin = (target: string) =>
  startProgram({ DATA_DIR: place.dataDir, AUTH_SECRET: SECRET }, [target], BACKUP);
/** Resolves in the midst of a backup; `goOn` lets that go on, `leave` is for one that was killed there. */
async function inTheMidst() {
  const pipe = await open(slowFile, 'w');
  const goOn = async () => {
    await pipe.write('the resume');
    await pipe.close();
  };
  // A pipe that is left open for writing has no end for whoever reads it next.
  return { goOn, leave: () => pipe.close() };
}
const hasCopy = () => existsSync(join(place.dataDir, 'backup-scratch', 'db', 'pgdata'));

test('a backup that is stopped takes away what it has made', async () => {
  const folder = temporaryFolder();
  const backup = begin(folder);
  const { goOn } = await inTheMidst();
  expect([hasCopy(), readdirSync(folder)]).toEqual([true, [expect.stringMatching(/Z\.tar\.gz\.partial$/)]]);
  backup.child.kill('SIGTERM');
  await goOn();
  expect(await backup.ended).toBe(1);
  expect(backup.output()).toBe('Stopped: nothing of this backup is left.\n');
  expect([hasCopy(), readdirSync(folder)]).toEqual([false, []]);
});

test('the copy of one that was killed is deleted, of one that works it is not; its folder is made', async () => {
  const killed = begin(temporaryFolder());
  const { leave } = await inTheMidst();
  await killed.kill();
  await leave();
  expect(hasCopy()).toBe(true);
  await clearScratch(place.dataDir);
  expect(hasCopy()).toBe(false);

  const folder = join(temporaryFolder(), 'not-there-yet');
  const backup = begin(folder);
  const { goOn } = await inTheMidst();
  await clearScratch(place.dataDir);
  expect(hasCopy()).toBe(true);
  await goOn();
  expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining('Written: ')]);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^niyukti-.*Z\.tar\.gz$/)]);
});

test('no server starts under one of a stopped installation, which could delete the files', async () => {
  const backup = backUp({ ...place, file: archiveFile() });
  const { goOn } = await inTheMidst();
  const start = startForTest({ folder: join(place.dataDir, 'db'), limits: { lockWaitMs: 0 } });
  await expect(start).rejects.toThrow(/is already open in process/);
  await goOn();
  expect((await backup).missing_files).toEqual([]);
  await (await openPlace(place)).close();
});

test('what lies where it would be written is left alone', async () => {
  const file = archiveFile();
  writeFileSync(`${file}.partial`, 'of somebody else');
  await expect(backUp({ ...place, file })).rejects.toThrow(/\.partial is there already/);
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('of somebody else');
});

test('a wrong data folder is refused and stays as it was', async () => {
  const dataDir = temporaryFolder();
  const backup = startProgram({ DATA_DIR: dataDir }, [temporaryFolder()], BACKUP);
  expect(await backup.ended).toBe(1);
  expect(backup.output()).toMatch(/^There is no database in [^\n]+\n$/);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.runIf(process.platform === 'linux')('a folder that cannot be made is refused, at once', async () => {
  for (const folder of ['/proc/no-folder', '/dev/null/folder']) {
    const backup = begin(folder);
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toMatch(
      new RegExp(`^The folder ${folder} cannot be made \\(E[A-Z]+\\)\\. Make it[^\n]+\n$`),
    );
  }
});

test.runIf(address.kind === 'postgres')('a second backup of a PostgreSQL says that it waits', async () => {
  const stopped = new AbortController();
  const second = await alone(worker, 'backup', async () => {
    const waits = Promise.withResolvers<void>();
    const backup = backUp({
      ...emptyPlace(address.kind === 'postgres' ? address.url : undefined),
      file: archiveFile(),
      signal: stopped.signal,
      onWait: waits.resolve,
    });
    backup.catch(() => {}); // looked at below
    await waits.promise;
    stopped.abort(new BackupError('Stopped'));
    return { backup };
  });
  await expect(second.backup).rejects.toThrow('Stopped');
});
