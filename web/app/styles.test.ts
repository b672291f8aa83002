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

test('no rule asks of the page what is anywhere in it, for which the browser looks through all of it whenever something comes', () => {
  const looksThroughAll = /(:root|html|body|\.page)[^\s{]*:has\((?!\s*>)|(^|[\s{}])&:has\((?!\s*>)/m;
  // In print nothing comes; within a row there is little to look through.
  const onPage = (file: string) => /(page|toasts|app|base|program)\b[\w.-]*\.css$/.test(file);
  expect("body:has([data-toasts='left'] .content) .toasts {}").toMatch(looksThroughAll);
  expect('&:has([data-goes-on]) {}').toMatch(looksThroughAll);
  expect("body:has(> [data-portal] > [data-toasts='left']) .toasts {}").not.toMatch(looksThroughAll);
  expect(STYLES.filter((file) => onPage(file) && looksThroughAll.test(rulesOf(file)))).toEqual([]);
});

test('no rule is for any element after any other, for which whatever comes has the browser style all that stand after it', () => {
  const anyAfterAny = /\*\s*[+~]\s*\*/;
  expect('.name > * + * {}').toMatch(anyAfterAny);
  expect(STYLES.filter((file) => anyAfterAny.test(rulesOf(file)))).toEqual([]);
});

test('no rule gives every element a transition, for which the browser would begin one for each property that changes', () => {
  const movesAll = /(^|[\s,{}])\*(::?[\w-]+)?\s*[,{][^{}]*\{?[^{}]*transition(-duration)?:(?!\s*none)/;
  expect('*, *::before { transition-duration: 1ms !important }').toMatch(movesAll);
  expect('*, *::before { transition: none !important }').not.toMatch(movesAll);
  expect(STYLES.filter((file) => movesAll.test(rulesOf(file)))).toEqual([]);
});
