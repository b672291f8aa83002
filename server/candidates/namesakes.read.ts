import { sql } from 'drizzle-orm';
import type { Likeness } from '#contract/namesakes.ts';
import type { Handle } from '../db/client.ts';
import { folded } from '../db/schema/expressions.ts';
import { candidates } from '../db/schema.ts';
import { namesOfCity } from '../engine/cities.ts';
import { spellingsOf } from './spellings.ts';

/** Whom somebody may be under another e-mail address and phone number. */
export interface Described extends Likeness {
  /** of whatever describes the person */
  key: string;
}

type Namesake = {
  id: string;
  name: string;
  current_company: string | null;
  current_city: string | null;
};

/** More would be a list of people of one name, not a hint at one. */
const MOST_NAMESAKES = 2;

/**
 * By key, the candidates of each person's name, however it is spelt, who are in the same company, position or city too: those
 * of whom most is the same, at most two.
 */
export async function listNamesakes(
  handle: Handle,
  people: readonly Described[],
): Promise<ReadonlyMap<string, Namesake[]>> {
  if (people.length === 0) return new Map();
  const asked = people.map(({ key, name, current_company, current_position, current_city }) => ({
    key,
    names: spellingsOf(name),
    company: current_company,
    position: current_position,
    cities: current_city === null ? [] : [current_city, ...namesOfCity(current_city)],
  }));
  const same = {
    company: sql`coalesce(${folded(candidates.current_company)} = ${folded(sql`asked.company`)}, false)`,
    position: sql`coalesce(${folded(candidates.current_position)} = ${folded(sql`asked.position`)}, false)`,
    city: sql`coalesce(${folded(candidates.current_city)} = any(select ${folded(sql`city`)} from unnest(asked.cities) city), false)`,
  };
  // Of each person by the index of names, however many there are: joined as a whole, everybody might be read instead.
  const { rows } = await handle.execute<Namesake & { key: string }>(sql`
    select asked.key, found.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (key text, names text[], company text, position text, cities text[])
    cross join lateral (
      select ${candidates.id} as id, ${candidates.name} as name, ${candidates.current_company} as current_company,
        ${candidates.current_city} as current_city
      from ${candidates}
      where ${folded(candidates.name)} = any(array(select ${folded(sql`spelt`)} from unnest(asked.names) spelt))
        and (${same.company} or ${same.position} or ${same.city})
      order by ${same.company}::int + ${same.position}::int + ${same.city}::int desc, ${candidates.created_at} desc,
        ${candidates.id}
      limit ${MOST_NAMESAKES}
    ) found`);
  const namesakes = new Map<string, Namesake[]>();
  for (const { key, ...namesake } of rows) namesakes.set(key, [...(namesakes.get(key) ?? []), namesake]);
  return namesakes;
}
