import { expect, it } from 'vitest';
import { allFilled, openingsText } from './openings-text.ts';

it.each([
  [3, undefined, '3'],
  [3, 0, '3'],
  [3, 1, '3, 1 filled'],
  [3, 3, '3, all filled'],
  // More may join than were looked for, which somebody should notice.
  [2, 5, '2, 5 joined'],
  [1, 1, '1, filled'],
])('of %i openings %s are filled', (openings, joined, text) => {
  expect(openingsText(openings, joined)).toBe(text);
});

it.each([
  [1, 'The opening is filled.'],
  [2, 'Both openings are filled.'],
  [7, 'All 7 openings are filled.'],
])('nobody more is wanted for %i', (openings, text) => {
  expect(allFilled(openings)).toBe(text);
});
