import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));

/** Requirements of levels 1 and 2 of ASVS 5.0.0, by chapter. */
const BY_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('the checklist has each requirement of the level once, in order', () => {
  const numbers = rows.map((row) => row.split(' ')[1]!.split('.').map(Number));
  const order = numbers.map(([chapter = 0, section = 0, one = 0]) => (chapter * 100 + section) * 100 + one);
  expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
  expect(BY_CHAPTER.map((_, index) => numbers.filter(([chapter]) => chapter === index + 1).length)).toEqual(
    BY_CHAPTER,
  );
});

it('says of each how it stands', () => {
  expect(rows.filter((row) => !/^\| [\d.]+ \| [^|]+ \| [✓–⌂✗].* ?\|$/.test(row))).toEqual([]);
});

it('names no file that is not there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json))`/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
