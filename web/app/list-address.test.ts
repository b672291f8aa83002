import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';
import { jobsSearch } from './search.ts';

/** The list at a search, with where it was led last. */
function listAt(search: Parameters<typeof jobsSearch.parse>[0]) {
  const ways: unknown[] = [];
  const list = listAddress('/jobs', jobsSearch.parse(search), (to, { replace }) =>
    ways.push({ to, replace }),
  );
  return { ...list, ways };
}

test('a list is on its first page unless the address says otherwise', () => {
  expect(listAt({}).paging.page).toBe(1);
  expect(listAt({ page: '3' }).paging.page).toBe(3);
});

test("turning a page keeps the filters, and the first page's address is the plain one", () => {
  const { paging, ways } = listAt({ status: 'draft', page: '3' });
  paging.onPage(4);
  paging.onPage(1, { replace: true });
  expect(ways).toEqual([
    { to: { status: 'draft', page: 4 }, replace: false },
    { to: { status: 'draft', page: undefined }, replace: true },
  ]);
  expect(paging.addressOf(2)).toBe('/jobs?status=draft&page=2');
  expect(paging.addressOf(1)).toBe('/jobs?status=draft');
});

test('another filter starts over at the first page', () => {
  const { filter, onFilter, ways } = listAt({ status: 'draft', sort: 'title', page: '3' });
  expect(filter).toEqual({ status: 'draft', sort: 'title' });
  onFilter({ search: 'nurse' }, { replace: true });
  onFilter({ status: undefined });
  expect(ways).toEqual([
    { to: { status: 'draft', sort: 'title', search: 'nurse', page: undefined }, replace: true },
    { to: { status: undefined, sort: 'title', page: undefined }, replace: false },
  ]);
});
