import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { jobs } from './schema.ts';
import { matchesSearch } from './search.ts';

const NAMES = [
  ['Kochi', 'Cochin', 'Ernakulam'],
  ['Navi Mumbai', 'New Bombay'],
  ['Pune', 'Poona'],
];

/** What is looked for in the text: each is one more walk through the index. */
const lookedFor = (search: string, areWords = false) =>
  new PgDialect().sqlToQuery(matchesSearch(jobs.search_text, search, NAMES, { areWords })!).params;

it.each([
  ['kochi', ['%kochi%', '%Cochin%', '%Ernakulam%']],
  ['erna', ['%erna%', '%Kochi%', '%Cochin%']],
  ['nurse KOCHI', ['%nurse%', '%KOCHI%', '%Cochin%', '%Ernakulam%']],
  ['navi mumbai', ['%navi%', '%mumbai%', '%New Bombay%']],
  ['new', ['%new%']],
  ['Puneet', ['%Puneet%']],
])(
  '%s is looked for with its other names, each once, and none that holds what was typed',
  (typed, patterns) => {
    expect(lookedFor(typed)).toEqual(patterns);
  },
);

it('looks for other names as words where that is asked for', () => {
  expect(lookedFor('pune', true)).toEqual(['%pune%', 'Poona %', '% Poona %']);
});
