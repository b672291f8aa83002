import { expect, test } from 'vitest';
import { candidatesSearch, dashboardSearch, jobsSearch, parseSearch, stringifySearch } from './search.ts';

test('a search for digits stays a text, and addresses stay readable', () => {
  const search = jobsSearch.parse(parseSearch('?search=123&status=draft'));
  expect(search).toEqual({ search: '123', status: 'draft' });
  expect(stringifySearch(search)).toBe('?search=123&status=draft');
});

test('what an address says wrongly counts as not said', () => {
  expect(jobsSearch.parse(parseSearch('?status=lost&sort=up&page=x'))).toEqual({});
  expect(jobsSearch.parse(parseSearch('?page=99999999'))).toEqual({});
  expect(dashboardSearch.parse(parseSearch('?page=-3'))).toEqual({});
  expect(dashboardSearch.parse(parseSearch('?page=4'))).toEqual({ page: 4 });
});

test('blank values are left out of an address', () => {
  expect(stringifySearch({ search: '', status: undefined })).toBe('');
  expect(jobsSearch.parse(parseSearch('?search=%20'))).toEqual({});
});

test('filters of the candidate list are kept as far as they are understood, lists as lists', () => {
  const address =
    '?skills=Pumps%5C%2C+valves%2CSQL&status=hired&employment=+infosys+architect&ctc_min=500000&experience_max=99&joining=15&added=30&skills_match=any';
  const search = candidatesSearch.parse(parseSearch(address));
  expect(search).toEqual({
    skills: String.raw`Pumps\, valves,SQL`,
    employment: 'infosys architect',
    ctc_min: 500_000,
    joining: '15',
    added: '30',
    skills_match: 'any',
  });
  expect(candidatesSearch.parse(parseSearch(stringifySearch(search)))).toEqual(search);
  expect(candidatesSearch.parse({})).toEqual({});
  expect(candidatesSearch.parse(parseSearch('?employment=%20&added=yesterday'))).toEqual({});
  // A search of resumes as long as the form takes is not left out, or everybody would be shown.
  const resume = 'java '.repeat(60).trim();
  expect(candidatesSearch.parse({ resume })).toEqual({ resume });
});

test('what the figures of the executive dashboard lead to is understood, and nothing else in its place', () => {
  const people = '?reached=joined&reached_from=2026-11-01&reached_to=2026-11-24&time_to_hire=over-90';
  expect(stringifySearch(candidatesSearch.parse(parseSearch(people)))).toBe(people);
  expect(candidatesSearch.parse(parseSearch('?reached=hired&reached_from=May&time_to_hire=7'))).toEqual({});
  const jobs = '?status=active&age=31-60&selected=none';
  expect(stringifySearch(jobsSearch.parse(parseSearch(jobs)))).toBe(jobs);
  expect(jobsSearch.parse(parseSearch('?age=45&selected=maybe'))).toEqual({});
});
