import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { WITHOUT_DATABASE } from './without-database.ts';

const GIVEN = 'server/test/database.ts';
const IMPORTED = /(?:from|import) '((?:\.|#server\/)[^']+)'/g;

/** What of the helpers in `server/test` a file imports, at whatever remove. */
function helpersOf(file: string, seen = new Set<string>()): Set<string> {
  for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const path = named.startsWith('#') ? named.slice(1) : join(dirname(file), named);
    if (!path.startsWith('server/test/') || seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    helpersOf(path, seen);
  }
  return seen;
}

it('no test that is left out on PostgreSQL asks the database of the suite', () => {
  const tests = globSync(WITHOUT_DATABASE);
  expect(tests.length).toBeGreaterThan(40);
  const asking = tests.filter((file) => helpersOf(file).has(GIVEN));
  expect(asking).toEqual([]);
  // It would be seen.
  expect(helpersOf('server/jobs/list-jobs.test.ts')).toContain(GIVEN);
});
