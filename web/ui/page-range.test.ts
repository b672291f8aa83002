import { expect, test } from 'vitest';
import { pageRange, pagesKnown } from './page-range.ts';

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

test.each([
  { about: 'nothing found', page: 1, shown: 0, total: 0, next_cursor: null, pages: 1 },
  { about: 'a last page that is not full', page: 3, shown: 1, total: 51, next_cursor: null, pages: 3 },
  {
    about: 'more rows than were counted',
    page: 1,
    shown: 25,
    total: 10_001,
    next_cursor: 'more',
    pages: 401,
  },
  {
    about: 'a page beyond what was counted',
    page: 500,
    shown: 25,
    total: 10_001,
    next_cursor: 'on',
    pages: 501,
  },
  { about: 'the last page beyond it', page: 501, shown: 3, total: 10_001, next_cursor: null, pages: 501 },
  { about: 'a page that is not there any more', page: 9, shown: 0, total: 26, next_cursor: null, pages: 2 },
])('$about: $pages pages', ({ shown, pages, ...found }) => {
  expect(pagesKnown({ ...found, items: Array.from({ length: shown }) }, 25)).toBe(pages);
});
