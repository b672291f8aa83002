import { or, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { candidates } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';

const PHONE = /^[\d\s().+/-]+$/;

/** The condition that a search names somebody by any part of name, e-mail or phone; undefined for an empty search. */
export function matchesPerson(search: string): SQL | undefined {
  return or(matchesSearch(candidates.search_text, search), hasPhone(search));
}

/** The condition that the digits of a search stand in somebody's phone; undefined for what is no part of a phone. */
export function hasPhone(search: string): SQL | undefined {
  const digits = phoneDigits(search);
  return digits === null ? undefined : sql`${candidates.phone_key} like ${`%${digits}%`}`;
}

/** The digits of a part of a phone, as they are kept of a whole one; null when it is none. */
function phoneDigits(search: string): string | null {
  const text = search.normalize('NFKC');
  if (!PHONE.test(text)) return null;
  const digits = text
    .replace(/^\s*\+91/, '')
    .replaceAll(/\D/g, '')
    .slice(-limits.phone.digits);
  return digits.length < limits.find.phoneDigits ? null : digits;
}
