import { expect, test } from 'vitest';
import { pageRange } from './page-range.ts';

test.each([
  { current: 1, total: 1, pages: [1], before: false, after: false },
  { current: 3, total: 5, pages: [1, 2, 3, 4, 5], before: false, after: false },
  { current: 1, total: 6, pages: [1, 2, 3, 4, 5], before: false, after: true },
  { current: 3, total: 8, pages: [1, 2, 3, 4, 5], before: false, after: true },
  { current: 5, total: 9, pages: [3, 4, 5, 6, 7], before: true, after: true },
  { current: 8, total: 8, pages: [4, 5, 6, 7, 8], before: true, after: false },
  { current: 1, total: 0, pages: [], before: false, after: false },
])('page $current of $total links $pages', ({ current, total, ...range }) => {
  expect(pageRange(current, total, 5)).toEqual(range);
});
