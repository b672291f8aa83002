import { expect, it } from 'vitest';
import { aboveFeet } from './above-feet.ts';

/** A place by its left upper corner and its size. */
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** On a phone of 390 by 844 pixels; where they stand at first is not asked. */
const toasts = at(16, 0, 358, 60);

it('keeps toasts above what can be pressed at the foot, row by row', () => {
  expect(aboveFeet(toasts, [], 844)).toBe(72);
  // A row that ends below them is left where it is.
  expect(aboveFeet(toasts, [at(20, 790, 100, 36)], 844)).toBe(72);
  expect(aboveFeet(toasts, [at(20, 740, 100, 36)], 844)).toBe(844 - 740 + 8);
  // What lies above the first row is then in the way itself.
  const rows = [at(20, 690, 100, 36), at(20, 740, 100, 36)];
  expect(aboveFeet(toasts, rows, 844)).toBe(844 - 690 + 8);
  expect(aboveFeet(toasts, rows.toReversed(), 844)).toBe(844 - 690 + 8);
  // Farther up they cover nothing of it.
  expect(aboveFeet(toasts, [at(20, 500, 100, 36)], 844)).toBe(72);
});

it('leaves them where they are beside a foot, and where there is no room above it', () => {
  const right = at(1084, 0, 340, 60);
  expect(aboveFeet(right, [at(900, 780, 180, 36)], 900)).toBe(72);
  expect(aboveFeet(right, [at(920, 780, 180, 36)], 900)).toBe(128);
  expect(aboveFeet(toasts, [at(20, 100, 100, 36)], 220)).toBe(72);
});
