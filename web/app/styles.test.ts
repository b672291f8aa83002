import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = globSync('web/**/*.css');

test('no rule asks of every element what it has, for which the browser looks at all of them anew', () => {
  expect(STYLES.length).toBeGreaterThan(20);
  const asksOfAll = /(^|[\s,>+~])\*?:has\(/m;
  expect('.page > :has(> b) i {}').toMatch(asksOfAll);
  expect('.page:has(> b) i {}').not.toMatch(asksOfAll);
  const asking = STYLES.filter((file) =>
    asksOfAll.test(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')),
  );
  expect(asking).toEqual([]);
});
