import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sessionSecret } from './secret.ts';
import { StartupError } from './startup-error.ts';

const parent = mkdtempSync(join(tmpdir(), 'niyukti-secret-'));
afterAll(() => rmSync(parent, { recursive: true }));

it('is made once, for its owner only', () => {
  const dataDir = join(parent, 'new');
  const secret = sessionSecret(undefined, dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(sessionSecret(undefined, dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
});

it.runIf(process.platform === 'linux')('tells of a place where no folder can be made', () => {
  expect(() => sessionSecret(undefined, '/proc/nope/data')).toThrow(
    /^DATA_DIR \/proc\/nope\/data cannot be written/,
  );
});

it('is not taken from a file that a broken start left empty', () => {
  const dataDir = mkdtempSync(join(parent, 'broken-'));
  writeFileSync(join(dataDir, 'secret'), '');
  expect(() => sessionSecret(undefined, dataDir)).toThrow(StartupError);
});
