import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/checks/free-port.ts';
import { killPrograms, startProgram } from './test/program.ts';
import { beginSlowly } from './test/slow-request.ts';

const FILES_CHECK = join(import.meta.dirname, '../scripts/files-check.ts');
const folder = mkdtempSync(join(tmpdir(), 'niyukti-start-'));
afterAll(async () => {
  await killPrograms();
  rmSync(folder, { recursive: true, force: true });
});

/** On the embedded database unless told otherwise. */
const start = (env: Record<string, string>, args: string[] = [], program?: string) =>
  startProgram({ DATA_DIR: join(folder, 'data'), ...env }, args, program);

/** Secret and database lie elsewhere: only the files are left in the data folder. */
const ELSEWHERE = { AUTH_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' };

/** A data folder in whose `files` nobody can write, not even root. */
function readOnlyFiles(): string {
  const data = mkdtempSync(join(folder, 'unwritable-'));
  writeFileSync(join(data, 'files'), '');
  return data;
}

describe('a start that cannot be', () => {
  it.each([
    ['a port that is none', { PORT: 'abc' }, 'PORT must be'],
    ['an unreachable database', { DATABASE_URL: 'postgres://u:hidden-word@127.0.0.1:1/x' }, 'DATABASE_URL'],
    ['a folder that cannot be made', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
    [
      'one that cannot be made, though nothing else needs it before the first upload',
      { DATA_DIR: '/dev/null/data', ...ELSEWHERE },
      'DATA_DIR',
    ],
    [
      'a store of files that is not there',
      {
        FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'hidden-word',
      },
      'FILES_URL',
    ],
    ['a folder whose files cannot be written', { DATA_DIR: readOnlyFiles(), ...ELSEWHERE }, 'DATA_DIR'],
  ])('stops at %s with one line and a non-zero exit', { timeout: 60_000 }, async (_what, env, name) => {
    const { ended, output } = start(env);
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toMatch(new RegExp(`^Cannot start: ${name}`));
    expect(output()).not.toContain('hidden-word');
  });

  it('stops at an unknown option, or one that would delete real data, with one line', async () => {
    for (const option of ['--rest', '--reset']) {
      const { ended, output } = start({}, [option]);
      expect(await ended).toBe(1);
      expect(output().trim().split('\n')).toHaveLength(1);
      expect(output()).toMatch(/^Cannot start: .*--reset/);
    }
  });
});

it('checks no files where there is no installation, and makes none', { timeout: 60_000 }, async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  const check = start({ DATA_DIR: empty }, [], FILES_CHECK);
  expect(await check.ended).toBe(2);
  expect(check.output()).toMatch(/^There is no database in /);
  expect(readdirSync(empty)).toEqual([]);
});

it('serves, alone on its port and its database, and stops cleanly', { timeout: 240_000 }, async () => {
  const port = await freePort('localhost');
  const ofKilledBackup = join(folder, 'data', 'backup-scratch', 'db');
  mkdirSync(ofKilledBackup, { recursive: true });
  const first = start({ PORT: String(port) });
  await first.ready;
  expect(existsSync(ofKilledBackup)).toBe(false);
  expect(first.output()).toMatch(/first HR manager here \(once\): http:\/\/localhost:\d+\/setup#token=/);
  const address = `http://localhost:${port}`;
  for (const path of ['/api/health', '/api/ready'])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);

  const sameFolder = start({ PORT: String(await freePort('localhost')) });
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toContain('already open in process');

  // Told twice, it does not wait for what is under way.
  const endless = await beginSlowly(`${address}/api/session`, { email: 'a@b.example', password: 'x' });
  const tellToStop = () => {
    first.child.kill('SIGTERM');
    return first.child.exitCode;
  };
  await expect.poll(tellToStop, { timeout: 5000, interval: 200 }).toBe(1);
  await expect(endless.answer).rejects.toThrow(/hang up|ECONNRESET/);

  // The folder is free again, and the manager comes from the settings this time.
  const admin = { ADMIN_EMAIL: 'hr@company.example', ADMIN_PASSWORD: 'A-long-password-1' };
  const again = start({ PORT: String(port), DRAIN_SECONDS: '2', ...admin });
  await again.ready;
  expect(again.output()).toContain(`Data: the embedded database in ${join(folder, 'data', 'db')}; files in `);
  expect(again.output()).not.toContain('/setup#token=');
  const busy = start({}, [], FILES_CHECK);
  expect(await busy.ended).toBe(2);
  expect(busy.output()).toContain('Stop that one first');
  const samePort = start({ PORT: String(port), DATA_DIR: join(folder, 'other') });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain(`PORT ${port} is in use`);

  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin;
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const signedIn = await fetch(`${address}/api/session`, {
    ...signIn,
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const stream = await fetch(`${address}/api/events`, { headers: { cookie } });
  const slow = await beginSlowly(`${address}/api/session`, { email, password });
  const told = performance.now();
  again.child.kill('SIGHUP'); // its terminal was closed
  const ready = () =>
    fetch(`${address}/api/ready`).then(async (answer) => [answer.status, await answer.text()]);
  await expect.poll(ready, { timeout: 2000 }).toEqual([503, expect.stringContaining('stopping')]);
  expect((await fetch(`${address}/api/health`)).status).toBe(200); // still serves
  await expect
    .poll(() => fetch(`${address}/api/health`).catch(() => 'refused'), { timeout: 5000 })
    .toBe('refused');
  expect(await stream.text()).toContain('event: ready');
  slow.finish();
  expect(await slow.answer).toMatchObject({ status: 200 });
  expect(await again.ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(10_000);

  const check = start({}, ['--json'], FILES_CHECK);
  expect(await check.ended).toBe(0);
  expect(JSON.parse(check.output())).toMatchObject([{ folder: 'resumes', lost: [] }, { folder: 'intake' }]);

  const reset = start({}, ['--demo', '--reset']);
  expect(await reset.ended).toBe(1);
  expect(reset.output()).toContain('--reset deletes demo data only');
});
