import { describe, expect, it } from 'vitest';
import { monthRanges, monthsCovered, withoutDates } from './dates.ts';

const TODAY = '2026-11-21';
const month = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
const ranges = (text: string) =>
  monthRanges(text, TODAY).map(({ from, to, current }) => [month(from), month(to), current]);

describe('monthRanges', () => {
  it.each([
    ['Apr 2019 – Present', '2019-04', '2026-11', true],
    ['Jun 2021 - at present', '2021-06', '2026-11', true],
    ['06/2018 to 03/2021', '2018-06', '2021-04', false],
    ['2016-19', '2016-01', '2019-01', false],
    ['(2016 – 2019)', '2016-01', '2019-01', false],
    ['since June 2020', '2020-06', '2026-11', true],
    ['2020 onwards', '2020-01', '2026-11', true],
    ['w.e.f. 12.06.2018', '2018-06', '2026-11', true],
    ['Jan to Mar 2019', '2019-01', '2019-04', false],
    ['12th June 2018 till date', '2018-06', '2026-11', true],
    ['01.06.2019 - 30.04.2021', '2019-06', '2021-05', false],
    ["Jan'19 - Dec'20", '2019-01', '2021-01', false],
    ['2018-06 – 2020-03', '2018-06', '2020-04', false],
    ['From July 2015 To Till Now', '2015-07', '2026-11', true],
    ['June 2018\tMar 2021', '2018-06', '2021-04', false],
    ['1st April, 2016 to 31st March, 2019', '2016-04', '2019-04', false],
  ])('reads %s', (text, from, to, current) => {
    expect(ranges(text)).toEqual([[from, to, current]]);
  });

  it.each([
    'Date of Birth: 12/06/1990',
    'B.Com 2019',
    'Jan 2030 to Mar 2032',
    'Mar 2021 to Jan 2019',
    '98765 2019',
  ])('finds no range in %s', (text) => {
    expect(ranges(text)).toEqual([]);
  });
});

describe('monthsCovered', () => {
  it('counts months that two jobs share once, and gaps not at all', () => {
    const years = (from: number, to: number) => ({ from: from * 12, to: to * 12 });
    expect(monthsCovered([years(2018, 2020), years(2019, 2021), years(2022, 2023)])).toBe(48);
  });
});

describe('withoutDates', () => {
  it('leaves the words of a line', () => {
    expect(withoutDates('Tata Motors Ltd, Pune (Apr 2019 – Present)')).toBe('Tata Motors Ltd, Pune');
    expect(withoutDates('Current Company: Tata Motors')).toBe('Current Company: Tata Motors');
  });
});
