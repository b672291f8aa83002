import { afterAll, beforeEach, expect, it } from 'vitest';
import { readSetting, saveSetting } from '../db/settings.ts';
import { openTestDatabase } from '../test/database.ts';
import { isSecretOf, requireSameSecret } from './same-secret.ts';
import { tokenFor } from './token-for.ts';

const database = await openTestDatabase();
beforeEach(() => database.reset());
afterAll(() => database.close());

const secretOf = (letter: string) => letter.repeat(32);
/** Where and how a former version notes it. */
const FORMER_KEY = 'secret_fingerprint';
const quickNote = (letter: string) => tokenFor(secretOf(letter), 'fingerprint of the secret');
/** As a process with that secret starts. */
const start = (letter: string, accept = false) => requireSameSecret(database, secretOf(letter), accept);

it.runIf(database.kind === 'postgres')('is asked of every process, until another is accepted', async () => {
  await start('a');
  await start('a');
  await expect(start('b')).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^AUTH_SECRET .*--new-secret/) as string,
  });
  await start('b', true);
  await start('b');
  await expect(start('a')).rejects.toThrow('AUTH_SECRET');
});

it.runIf(database.kind === 'embedded')('is noted where there is one process, and not asked', async () => {
  await start('a');
  expect(await isSecretOf(database, secretOf('b'))).toBe(false);
  await start('b');
  expect(await isSecretOf(database, secretOf('b'))).toBe(true);
});

it('is noted in a form from which a guess is slow to try', async () => {
  await start('a');
  const { rows } = await database.pool.query('select value::text from settings');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(quickNote('a'));
  expect(JSON.stringify(rows)).not.toContain('aaaa');
});

it('is that of the quick note of a former version, which stays for its processes until another is accepted', async () => {
  await saveSetting(database.db, FORMER_KEY, quickNote('a'));
  expect(await isSecretOf(database, secretOf('a'))).toBe(true);
  expect(await isSecretOf(database, secretOf('b'))).toBe(false);
  if (database.kind === 'postgres') await expect(start('b')).rejects.toThrow('AUTH_SECRET');
  await start('a');
  expect(await readSetting(database.db, FORMER_KEY)).toBe(quickNote('a'));
  await start('b', true);
  expect(await readSetting(database.db, FORMER_KEY)).toBeUndefined();
  expect(await isSecretOf(database, secretOf('b'))).toBe(true);
});
