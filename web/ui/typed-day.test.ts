import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

const TODAY = '2026-11-27';

it.each([
  ['30/11/2026', '2026-11-30'],
  ['3-1-27', '2027-01-03'],
  ['03.01.2027', '2027-01-03'],
  ['30/11', '2026-11-30'],
  ['30 Nov', '2026-11-30'],
  ['5 Jan', '2027-01-05'],
  ['5 Aug', '2026-08-05'],
  ['30nov 2027', '2027-11-30'],
  ['1st Sept 2027', '2027-09-01'],
  ['November 30, 2026', '2026-11-30'],
  ['2027-02-28', '2027-02-28'],
  [' 29 / 2 / 2028 '.replaceAll(' / ', '/'), '2028-02-29'],
])('reads %s as %s', (typed, day) => {
  expect(readTypedDay(typed, TODAY)).toBe(day);
});

it.each(['', 'soon', '31/11/2026', '29/2/2027', '11/30/2026', '30 Brumaire', '0/1/2027', '30/11/2026 5 pm'])(
  'reads no day from "%s"',
  (typed) => {
    expect(readTypedDay(typed, TODAY)).toBeNull();
  },
);
