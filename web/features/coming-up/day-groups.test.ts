import { expect, it } from 'vitest';
import { dayGroupOf, dayText, inDayGroups } from './day-groups.ts';

it.each([
  // a Wednesday
  ['2026-11-25', '2026-11-25', 'Today'],
  ['2026-11-26', '2026-11-25', 'Tomorrow'],
  ['2026-11-27', '2026-11-25', 'This week'],
  ['2026-11-29', '2026-11-25', 'This week'],
  ['2026-11-30', '2026-11-25', 'Next week'],
  ['2026-12-06', '2026-11-25', 'Next week'],
  ['2026-12-07', '2026-11-25', 'Later'],
  // a Friday
  ['2026-11-30', '2026-11-27', 'Next week'],
  // a Saturday, a Sunday and a Monday
  ['2026-11-29', '2026-11-28', 'Tomorrow'],
  ['2026-11-30', '2026-11-28', 'Next week'],
  ['2026-11-30', '2026-11-29', 'Tomorrow'],
  ['2026-12-01', '2026-11-29', 'Next week'],
  ['2026-12-07', '2026-11-29', 'Later'],
  ['2026-12-06', '2026-11-30', 'This week'],
  ['2026-12-07', '2026-11-30', 'Next week'],
  ['2026-12-14', '2026-11-30', 'Later'],
] as const)('%s, seen from %s, is %s', (day, today, group) => {
  expect(dayGroupOf(day, today)).toBe(group);
});

it('groups stand in their order, without those of nobody, and each keeps the order of its own', () => {
  const items = ['2026-12-24', '2026-11-26', '2026-12-09', '2026-11-25'];
  expect(inDayGroups(items, (day) => dayGroupOf(day, '2026-11-25'))).toEqual([
    { group: 'Today', items: ['2026-11-25'] },
    { group: 'Tomorrow', items: ['2026-11-26'] },
    { group: 'Later', items: ['2026-12-24', '2026-12-09'] },
  ]);
});

it('a day is told with its weekday, and with its year when that is another', () => {
  expect(dayText('2026-11-30', '2026-11-27')).toBe('Mon, November 30');
  expect(dayText('2027-01-02', '2026-11-27')).toBe('Sat, January 2, 2027');
});
