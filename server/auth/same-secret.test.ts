import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { createAuth } from './auth.ts';
import { requireSameSecret } from './same-secret.ts';

const database = await openTestDatabase();
beforeEach(() => database.reset());
afterAll(() => database.close());

/** As a process with that secret starts. */
const start = (secret: string, accept = false) =>
  requireSameSecret(
    { database, auth: createAuth({ db: database.db, secret: secret.repeat(32), publicUrl: 'http://x' }) },
    accept,
  );

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
  const { rows } = await database.pool.query('select value::text from settings');
  expect(JSON.stringify(rows)).not.toContain('bbbb');
});

it.runIf(database.kind === 'embedded')('is not asked where there is one process', async () => {
  await start('a');
  await expect(start('b')).resolves.toBeUndefined();
});
