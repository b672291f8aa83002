import { expect, it } from 'vitest';
import { everyNth, marksUpTo } from './bar-axis.ts';

it.each([
  [1, [0, 1, 2, 3, 4]],
  [17, [0, 5, 10, 15, 20]],
  [21, [0, 6, 12, 18, 24]],
  [30, [0, 8, 16, 24, 32]],
  [35, [0, 9, 18, 27, 36]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 15, 30, 45, 60]],
  [1201, [0, 350, 700, 1050, 1400]],
  [1500, [0, 400, 800, 1200, 1600]],
  [2_345_678, [0, 600_000, 1_200_000, 1_800_000, 2_400_000]],
])('marks an axis up to %i by whole numbers of few digits', (largest, marks) => {
  expect(marksUpTo(largest)).toEqual(marks);
});

it('marks an axis of nothing, and of parts of one, by whole numbers', () => {
  expect(marksUpTo(0)).toEqual([0, 1, 2, 3, 4]);
  expect(marksUpTo(0.5)).toEqual([0, 1, 2, 3, 4]);
  expect(marksUpTo(7.5)).toEqual([0, 2, 4, 6, 8]);
});

it('reaches the largest number, whatever it is', () => {
  for (let largest = 0; largest < 3000; largest += 1)
    expect(marksUpTo(largest).at(-1)).toBeGreaterThanOrEqual(largest);
});

it('leaves out as many words of an axis as there is no room for', () => {
  const months = ['Nov 25', 'Dec 25', 'Jan 26', 'Feb 26'];
  expect(everyNth(months, 60, 12)).toBe(1);
  expect(everyNth(months, 40, 12)).toBe(2);
  expect(everyNth(months, 20, 12)).toBe(3);
  expect(everyNth(months, 0, 12)).toBe(4);
  expect(everyNth([], 60, 12)).toBe(1);
  // A long one that is left out needs no room.
  expect(everyNth(['Jul', 'September', 'Nov', 'Jan'], 20, 12)).toBe(2);
});
