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

/** Where little is looked through: a row, a table, a field. */
const HAS_LITTLE =
  /(tr|td|thead|tbody|\.(table|foot|moves|day|actions)|\.mantine-[\w-]+|\[data-growing-parts\])[^\s{]*$/;
/** Whose nested rules are about such. */
const NESTED_IN_LITTLE = ['web/ui/data-table.module.css', 'web/features/executive/executive.module.css'];

/** What the rules of a style sheet ask, by ":has()" without a child combinator, of elements in which there may be much. */
function asksOfMuch(rules: string): string[] {
  return [...rules.matchAll(/([^\s{},]*):has\((?!\s*>)/g)]
    .map(([, of = '']) => of)
    .filter((of) => !HAS_LITTLE.test(of));
}

test('no rule asks of a whole part of the page what is anywhere in it, for which the browser looks through all of it whenever something comes', () => {
  expect(asksOfMuch("body:has([data-toasts='left'] .content) .toasts {}")).toEqual(['body']);
  expect(asksOfMuch('.page { &:has([data-goes-on]) {} }')).toEqual(['&']);
  expect(asksOfMuch("body:has(> [data-portal] > [data-toasts='left']) .toasts {}")).toEqual([]);
  expect(asksOfMuch('.table tbody tr:has([data-small]) {}')).toEqual([]);
  // On paper nothing comes any more.
  const onScreen = STYLES.filter((file) => !file.endsWith('print.css'));
  const asking = onScreen.flatMap((file) =>
    asksOfMuch(rulesOf(file))
      .filter((of) => !(of.startsWith('&') && NESTED_IN_LITTLE.includes(file)))
      .map((of) => `${file}: ${of}`),
  );
  expect(asking).toEqual([]);
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
