import { expect, it } from 'vitest';
import { daysOf, monthsBetween } from './period.ts';

it('takes whole days that end today, and as many before', () => {
  expect(daysOf('30-days', '2026-11-21')).toEqual({
    from: '2026-10-23',
    to: '2026-11-21',
    previous_from: '2026-09-23',
    previous_to: '2026-10-22',
  });
});

it('takes months to the day', () => {
  expect(daysOf('12-months', '2026-11-21')).toEqual({
    from: '2025-11-22',
    to: '2026-11-21',
    previous_from: '2024-11-22',
    previous_to: '2025-11-21',
  });
  expect(daysOf('6-months', '2026-08-31')).toMatchObject({ from: '2026-03-01', previous_from: '2025-09-01' });
});

it('begins the financial year on April 1 and compares it with the same days a year before', () => {
  const days = {
    from: '2025-04-01',
    to: '2026-03-31',
    previous_from: '2024-04-01',
    previous_to: '2025-03-31',
  };
  expect(daysOf('financial-year', '2026-03-31')).toEqual(days);
  expect(daysOf('financial-year', '2026-04-01')).toMatchObject({
    from: '2026-04-01',
    previous_to: '2025-04-01',
  });
  expect(daysOf('financial-year', '2028-02-29').previous_to).toBe('2027-02-28');
});

it('begins a month on its first day and a quarter with those of the financial year, compared with the same days before', () => {
  expect(daysOf('month', '2026-03-31')).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    previous_from: '2026-02-01',
    previous_to: '2026-02-28',
  });
  expect(daysOf('month', '2026-01-01')).toMatchObject({ from: '2026-01-01', previous_from: '2025-12-01' });
  expect(daysOf('quarter', '2026-11-21')).toEqual({
    from: '2026-10-01',
    to: '2026-11-21',
    previous_from: '2026-07-01',
    previous_to: '2026-08-21',
  });
  const begins = ['2026-01-01', '2026-03-31', '2026-04-01', '2026-06-30', '2026-09-30', '2026-12-31'];
  expect(begins.map((today) => daysOf('quarter', today).from)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-04-01',
    '2026-04-01',
    '2026-07-01',
    '2026-10-01',
  ]);
});

it('takes the whole of the last month and quarter, compared with the whole one before', () => {
  expect(daysOf('last-month', '2026-03-31')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    previous_from: '2026-01-01',
    previous_to: '2026-01-31',
  });
  expect(daysOf('last-month', '2026-01-01')).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  expect(daysOf('last-quarter', '2026-11-21')).toEqual({
    from: '2026-07-01',
    to: '2026-09-30',
    previous_from: '2026-04-01',
    previous_to: '2026-06-30',
  });
  expect(daysOf('last-quarter', '2026-02-28')).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
    previous_from: '2025-07-01',
    previous_to: '2025-09-30',
  });
});

it('names the months without leaving one out', () => {
  expect(monthsBetween('2025-11-22', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
