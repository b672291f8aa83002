import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder, recordLog, startForTest, temporaryFolder } from '#server/test/embedded.ts';
import { INSTALLED } from './data-version.ts';
import { startEmbedded } from './start-embedded.ts';

const { log } = recordLog();

test('the version that is written beside the data is the installed one', async () => {
  const { database } = await startForTest({});
  const { rows } = await database.pool.query<{ version: string }>('select version()');
  expect(rows[0]!.version).toMatch(
    new RegExp(`^PostgreSQL ${INSTALLED.postgres}\\.\\d+ \\(PGlite ${INSTALLED.pglite}\\.`),
  );
  expect(JSON.parse(readFileSync(join(await databaseFolder(), 'version.json'), 'utf8'))).toEqual(INSTALLED);
});

test.each([
  ['PostgreSQL', 'pgdata/PG_VERSION', '17\n', 'PostgreSQL 17 (PGlite 0.5)'],
  ['PGlite', 'version.json', '{"postgres":"18","pglite":"0.4"}', 'PostgreSQL 18 (PGlite 0.4)'],
])('data of another %s is refused, with the way out', async (_what, file, content, named) => {
  const folder = await databaseFolder();
  writeFileSync(join(folder, file), content);
  const start = startEmbedded({ folder, log });
  await expect(start).rejects.toMatchObject({ name: 'StartupError' });
  await expect(start).rejects.toThrow(
    `DATA_DIR: the database in ${folder} was written by ${named}; this program has`,
  );
  await expect(start).rejects.toThrow('Use the version of the program that wrote it, or set DATA_DIR to an');
  expect(readFileSync(join(folder, file), 'utf8')).toBe(content);
});

test('a first start that was cut short is begun anew', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pgdata'));
  writeFileSync(join(folder, 'unfinished'), '');
  writeFileSync(join(folder, 'pgdata/PG_VERSION'), '18\n');
  const { database } = await startForTest({ folder });
  await expect(database.ping()).resolves.toBeUndefined();
  expect(existsSync(join(folder, 'unfinished'))).toBe(false);
});
