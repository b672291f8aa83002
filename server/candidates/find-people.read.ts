import { and } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { readSkillsAndCities, type SkillsAndCities } from '../engine/skills-and-cities.ts';
import { hasSkills, livesIn } from './candidate-filters.ts';
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

/**
 * How many have the skills and live in one of the cities that a search names, by which the list of candidates finds them;
 * counted up to `limits.counted` and one more. Null where it names nothing of the kind, or nobody is like that.
 */
export async function countBySkillsAndCities(
  db: Handle,
  search: string,
): Promise<(SkillsAndCities & { total: number }) | null> {
  const asked = readSkillsAndCities(search);
  if (!asked) return null;
  const total = await db.$count(
    db
      .select({ id })
      .from(candidates)
      .where(and(hasSkills(asked.skills, 'all'), livesIn(asked.cities)))
      .limit(limits.counted + 1)
      .as('found'),
  );
  return total === 0 ? null : { ...asked, total };
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
