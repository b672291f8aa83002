import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withoutSettings } from './checks/own-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'niyukti-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real program, until it ends by itself. */
async function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...withoutSettings(), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('serving with hot reload', () => {
  it.each([
    ['a port that is none', { PORT: 'abc' }, 'PORT must be'],
    ['a folder that cannot be made', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
    [
      // a blank port is none at all, as for the server
      'an unreachable database',
      { PORT: '', DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' },
      'DATABASE_URL',
    ],
  ])('ends at %s with one line and a non-zero exit', { timeout: 60_000 }, async (_what, env, name) => {
    const { code, output } = await run(env);
    expect(output).toMatch(new RegExp(`^Cannot start: ${name}`));
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
