import { expect, it } from 'vitest';
import { openingsText } from './openings-text.ts';

it.each([
  [3, undefined, '3'],
  [3, 0, '3'],
  [3, 1, '3, 1 filled'],
  [3, 3, '3, all filled'],
  // More may join than were looked for.
  [2, 5, '2, all filled'],
  [1, 1, '1, filled'],
])('of %i openings %s are filled', (openings, joined, text) => {
  expect(openingsText(openings, joined)).toBe(text);
});
