import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = globSync('web/**/*.css');
const rulesOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

test('no rule asks of every element what it has, for which the browser looks at all of them anew', () => {
  expect(STYLES.length).toBeGreaterThan(20);
  const asksOfAll = /(^|[\s,>+~])\*?:has\(/m;
  expect('.page > :has(> b) i {}').toMatch(asksOfAll);
  expect('.page:has(> b) i {}').not.toMatch(asksOfAll);
  expect(STYLES.filter((file) => asksOfAll.test(rulesOf(file)))).toEqual([]);
});

test('no rule gives every element a transition, for which the browser would begin one for each property that changes', () => {
  const movesAll = /(^|[\s,{}])\*(::?[\w-]+)?\s*[,{][^{}]*\{?[^{}]*transition(-duration)?:(?!\s*none)/;
  expect('*, *::before { transition-duration: 1ms !important }').toMatch(movesAll);
  expect('*, *::before { transition: none !important }').not.toMatch(movesAll);
  expect(STYLES.filter((file) => movesAll.test(rulesOf(file)))).toEqual([]);
});
