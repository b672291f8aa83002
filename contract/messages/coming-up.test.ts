import { expect, it } from 'vitest';
import { comingText, notAllComing } from './coming-up.ts';

it.each([
  [{ total: 0, overdue: 0 }, ''],
  [{ total: 1, overdue: 0 }, '1 interview'],
  [{ total: 1, overdue: 1 }, '1 interview, overdue'],
  [{ total: 1500, overdue: 12 }, '1,500 interviews, 12 of them overdue'],
])('%j is told as "%s"', (counts, text) => {
  expect(comingText(counts, 'interview', 'interviews')).toBe(text);
});

it.each([
  [{ total: 100, overdue: 50 }, ''],
  [{ total: 51, overdue: 51 }, 'Overdue: the 50 of 51 that passed last.'],
  [{ total: 130, overdue: 10 }, 'To come: the next 90 of 120.'],
  [{ total: 1400, overdue: 60 }, 'Overdue: the 50 of 60 that passed last. To come: the next 50 of 1,340.'],
])('of %j a list says "%s"', (counts, text) => {
  expect(notAllComing(counts)).toBe(text);
});
