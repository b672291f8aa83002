import { inArray, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import { candidates } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { isOneOf } from '../db/is-one-of.ts';

const { id } = candidates;
const PHONE = /^[\d\s()+-]+$/;

/** A few people by any part of name, e-mail or phone: whose phone it is first, then the newest. */
export async function findPeople(db: Handle, search: string, most: number) {
  const byPhone = await findByPhone(db, search, most);
  // Ids only, so that the indexes answer; as the list of candidates is searched.
  const byText = await db
    .select({ id })
    .from(candidates)
    .where(matchesSearch(candidates.search_text, search))
    .orderBy(...newestFirst(candidates))
    .limit(most);
  const ids = [...new Set([...byPhone, ...byText].map((found) => found.id))].slice(0, most);
  const people = await readPeople(db, ids);
  return ids.flatMap((wanted) => people.filter((person) => person.id === wanted));
}

/** What a search tells of people, by their ids; those who are gone are left out. */
export async function readPeople(db: Handle, ids: readonly string[]) {
  const { name, email, phone, current_position } = candidates;
  if (ids.length === 0) return [];
  return db.select({ id, name, email, phone, current_position }).from(candidates).where(isOneOf(id, ids));
}

async function findByPhone(db: Handle, search: string, most: number): Promise<{ id: string }[]> {
  const digits = phoneDigits(search);
  if (digits === null) return [];
  // All phones are looked through in their index, which is a fiftieth of the table.
  const phones = db
    .select({ key: candidates.phone_key })
    .from(candidates)
    .where(sql`${candidates.phone_key} like ${`%${digits}%`}`)
    .limit(most);
  return db
    .select({ id })
    .from(candidates)
    .where(inArray(candidates.phone_key, phones))
    .orderBy(...newestFirst(candidates));
}

/** The digits of a part of a phone, as they are kept of a whole one; null when it is none. */
function phoneDigits(search: string): string | null {
  if (!PHONE.test(search)) return null;
  const digits = search
    .replace(/^\s*\+91/, '')
    .replaceAll(/\D/g, '')
    .slice(-limits.phone.digits);
  return digits.length < limits.find.phoneDigits ? null : digits;
}
