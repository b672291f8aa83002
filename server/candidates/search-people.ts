import { or, type SQL, sql } from 'drizzle-orm';
import { partOfPhone } from '#contract/phone.ts';
import { candidates } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';

/** The condition that a search names somebody by any part of name, e-mail or phone; undefined for an empty search. */
export function matchesPerson(search: string): SQL | undefined {
  return or(matchesSearch(candidates.search_text, search), hasPhone(search));
}

/** The condition that the digits of a search stand in somebody's phone; undefined for what is no part of a phone. */
export function hasPhone(search: string): SQL | undefined {
  const digits = partOfPhone(search);
  return digits === null ? undefined : sql`${candidates.phone_key} like ${`%${digits}%`}`;
}
