import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { hasPhone, isCalledSo } from './search-people.ts';

const { id } = candidates;

/** A few people by any part of name, e-mail or phone: whose phone it is first, then the newest. */
export async function findPeople(db: Handle, search: string, most: number) {
  const byPhone = await findByPhone(db, search, most);
  // Ids only, so that the indexes answer; as the list of candidates is searched.
  const byText = await db
    .select({ id })
    .from(candidates)
    .where(isCalledSo(candidates.search_text, search))
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
  const isTheirPhone = hasPhone(search);
  if (!isTheirPhone) return [];
  return db
    .select({ id })
    .from(candidates)
    .where(isTheirPhone)
    .orderBy(...newestFirst(candidates))
    .limit(most);
}
