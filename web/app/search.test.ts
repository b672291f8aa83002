import { expect, test } from 'vitest';
import { dashboardSearch, jobsSearch, parseSearch, stringifySearch } from './search.ts';

test('a search for digits stays a text, and addresses stay readable', () => {
  const search = jobsSearch.parse(parseSearch('?search=123&status=draft'));
  expect(search).toEqual({ search: '123', status: 'draft' });
  expect(stringifySearch(search)).toBe('?search=123&status=draft');
});

test('what an address says wrongly counts as not said', () => {
  expect(jobsSearch.parse(parseSearch('?status=lost&sort=up'))).toEqual({});
  expect(dashboardSearch.parse(parseSearch('?page=-3'))).toEqual({});
  expect(dashboardSearch.parse(parseSearch('?page=4'))).toEqual({ page: 4 });
});

test('blank values are left out of an address', () => {
  expect(stringifySearch({ search: '', status: undefined })).toBe('');
});
