import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { partOfPhone } from '#contract/phone.ts';
import { candidates } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { curly, SPELLINGS, straight } from './spellings.ts';

/**
 * The condition that a search names somebody by any part of name, e-mail or phone; undefined for an empty search. A name that
 * people write in several ways is found by each.
 */
export function matchesPerson(search: string): SQL | undefined {
  return or(isCalledSo(candidates.search_text, search), hasPhone(search));
}

/** The same of a text that holds somebody's name, with something after it. */
export function isCalledSo(text: SQLWrapper, search: string): SQL | undefined {
  const typed = straight(search);
  const asStored = typed.includes("'") ? matchesSearch(text, curly(typed)) : undefined;
  return or(matchesSearch(text, typed, SPELLINGS, { areWords: true }), asStored);
}

/** The condition that the digits of a search stand in somebody's phone; undefined for what is no part of a phone. */
export function hasPhone(search: string): SQL | undefined {
  const digits = partOfPhone(search);
  return digits === null ? undefined : sql`${candidates.phone_key} like ${`%${digits}%`}`;
}
