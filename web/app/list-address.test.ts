import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';
import { jobsSearch } from './search.ts';

/** The list as it was drawn at a search, with where it was led since. */
function listAt(search: Parameters<typeof jobsSearch.parse>[0]) {
  const ways: { to: unknown; replace: boolean }[] = [];
  const drawn = jobsSearch.parse(search);
  let newest = drawn;
  const list = listAddress('/jobs', drawn, (change, { replace }) => {
    newest = change(newest);
    ways.push({ to: newest, replace });
  });
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
  expect(ways).toEqual([
    { to: { status: 'draft', sort: 'title', search: 'nurse', page: undefined }, replace: true },
  ]);
});

test('what is typed and asked for before a chosen filter is drawn keeps that filter', () => {
  const { onFilter, paging, ways } = listAt({ sort: 'title', page: '3' });
  onFilter({ status: 'draft' });
  onFilter({ search: 'nurse' }, { replace: true });
  paging.onPage(2);
  expect(ways.map(({ to }) => to)).toEqual([
    { status: 'draft', sort: 'title', page: undefined },
    { status: 'draft', sort: 'title', search: 'nurse', page: undefined },
    { status: 'draft', sort: 'title', search: 'nurse', page: 2 },
  ]);
});
