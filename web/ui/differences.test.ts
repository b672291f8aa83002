import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const changed = (from: string, to: string) =>
  differences(from, to)
    .filter(({ added, removed }) => added || removed)
    .map(({ value, added }) => [added ? 'added' : 'removed', value]);

test('a name or a place is replaced as a whole, not in pieces', () => {
  expect(changed('St. Gregorios Mission Hospital', 'Aster Medcity Hospital')).toEqual([
    ['removed', 'St. Gregorios Mission Hospital'],
    ['added', 'Aster Medcity Hospital'],
  ]);
  expect(changed('', 'Kochi')).toEqual([['added', 'Kochi']]);
  expect(changed('Kochi', 'Kochi')).toEqual([]);
});

test('a longer text is compared word by word', () => {
  const text = 'Led the cardiac ward of a hospital with four hundred beds for';
  expect(changed(`${text} six years.`, `${text} eight years.`)).toEqual([
    ['removed', 'six'],
    ['added', 'eight'],
  ]);
});
