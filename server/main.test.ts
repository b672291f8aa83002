import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const FILES_CHECK = join(import.meta.dirname, '../scripts/files-check.ts');
const folder = mkdtempSync(join(tmpdir(), 'niyukti-start-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** everything printed so far, both streams */
  output: () => string;
  ended: Promise<number | null>;
}

/** The real program in a process of its own, on the embedded database unless told otherwise. */
function start(env: Record<string, string>, args: string[] = [], program = MAIN): Started {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...inherited, LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  return { child, output: () => text, ended };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves once the program serves; throws what it printed when it ends before. */
async function serving({ output, ended }: Started): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  await expect
    .poll(() => over || output().includes('is ready at'), { timeout: 50_000, interval: 50 })
    .toBe(true);
  if (over) throw new Error(output());
}

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

it('serves, alone on its port and its database, and stops cleanly', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const first = start({ PORT: String(port) });
  await serving(first);
  expect(first.output()).toMatch(/first HR manager here \(once\): http:\/\/localhost:\d+\/setup#token=/);
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect(health.status).toBe(200);

  const sameFolder = start({ PORT: String(await freePort()) });
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toContain('already open in process');

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  // The folder is free again, and the manager comes from the settings this time.
  const admin = { ADMIN_EMAIL: 'hr@company.example', ADMIN_PASSWORD: 'A-long-password-1' };
  const again = start({ PORT: String(port), ...admin });
  await serving(again);
  expect(again.output()).not.toContain('/setup#token=');
  const busy = start({}, [], FILES_CHECK);
  expect(await busy.ended).toBe(2);
  expect(busy.output()).toContain('Stop that one first');
  const samePort = start({ PORT: String(port), DATA_DIR: join(folder, 'other') });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain(`PORT ${port} is in use`);
  again.child.kill('SIGHUP'); // its terminal was closed
  expect(await again.ended).toBe(0);

  const check = start({}, ['--json'], FILES_CHECK);
  expect(await check.ended).toBe(0);
  expect(JSON.parse(check.output())).toMatchObject([{ folder: 'resumes', lost: [] }, { folder: 'intake' }]);

  const reset = start({}, ['--demo', '--reset']);
  expect(await reset.ended).toBe(1);
  expect(reset.output()).toContain('--reset deletes demo data only');
});
