import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionSecret } from '../core/secret.ts';
import { secretFingerprint } from '../core/secret-fingerprint.ts';
import { temporaryFolder } from '../test/embedded.ts';
import { secretToKeep } from './keep-secret.ts';

const SECRET = 'the secret of the installation '.repeat(2);
const OTHER = 'the secret of some other place '.repeat(2);
const fingerprint = secretFingerprint(SECRET);

test('a secret that was kept in the data folder comes with the archive', () => {
  const dataDir = temporaryFolder();
  secretToKeep({ configured: undefined, dataDir, carried: SECRET, fingerprint })?.();
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(SECRET);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(sessionSecret(undefined, dataDir)).toBe(SECRET);
  // who moves to another database has it there already
  expect(secretToKeep({ configured: undefined, dataDir, carried: SECRET, fingerprint })).toBeNull();
});

test('AUTH_SECRET has to be the same, and nothing is written then', () => {
  const place = { dataDir: temporaryFolder(), carried: undefined, fingerprint };
  expect(secretToKeep({ ...place, configured: SECRET })).toBeNull();
  expect(() => secretToKeep({ ...place, configured: OTHER })).toThrow(
    /^AUTH_SECRET is not the secret of the installation/,
  );
  expect(() => secretToKeep({ ...place, configured: OTHER, carried: SECRET })).toThrow(/or unset it/);
  expect(() => secretToKeep({ ...place, configured: undefined })).toThrow(/set AUTH_SECRET to the same/);
});

test('a data folder with another secret is refused', () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'secret'), OTHER);
  expect(() => secretToKeep({ configured: undefined, dataDir, carried: SECRET, fingerprint })).toThrow(
    /Restore into an empty DATA_DIR/,
  );
});
