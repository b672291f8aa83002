import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseFolder, isAlive, startForTest, until } from '#server/test/embedded.ts';

const PARENT = new URL('../../test/fixtures/embedded-parent.ts', import.meta.url).pathname;
const ENDLESS = 'select count(*) from generate_series(1, 1e12::bigint)';

/** Starts a server's process with an embedded database, and kills it. */
async function killParent(folder: string, ...statement: string[]) {
  const parent = spawn(process.execPath, [PARENT, folder, ...statement], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    parent.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString())),
  );
  const told = JSON.parse(line) as { child: number; socketFolder: string };
  expect(isAlive(told.child)).toBe(true);
  parent.kill('SIGKILL');
  return told;
}

test('the database closes itself when its parent is killed', async () => {
  const folder = await databaseFolder();
  const { child, socketFolder } = await killParent(folder);
  await until(() => !isAlive(child));
  expect(existsSync(socketFolder)).toBe(false);
  const { database } = await startForTest({ folder, limits: { lockWaitMs: 0 } });
  expect((await database.pool.query('select row from kept')).rows).toEqual([{ row: 1 }]);
});

test('also in the middle of a query that would not end', async () => {
  const folder = await databaseFolder();
  const { child, socketFolder } = await killParent(folder, ENDLESS);
  await until(() => !isAlive(child));
  rmSync(socketFolder, { recursive: true, force: true }); // killed, it can hardly do so itself
  const { database } = await startForTest({ folder, limits: { lockWaitMs: 0 } });
  expect((await database.pool.query('select row from kept')).rows).toEqual([{ row: 1 }]);
});
