import { and, sql, type SQL } from 'drizzle-orm';
import type { KeysetSort } from '../db/keyset.ts';
import { jobs } from '../db/schema.ts';
import { escapeLike } from '../db/search.ts';

/** What parts the words of a title beside spaces: "Java/J2EE", "Front-end". */
const PARTS = '-/(),&';

/**
 * The order of a picker in which something is searched for: titles that hold each of the words before those in which words
 * only begin so ("Java" in "JavaScript"), then what else is called so, by place or code, and last what only asks for such a
 * skill; of each the newest first. Only those that the search has found are sorted.
 */
export function bestCalledFirst(search: string, isCalledSo: SQL | undefined): KeysetSort {
  const title = sql`' ' || translate(lower(${jobs.title}), ${PARTS}, ${' '.repeat(PARTS.length)}) || ' '`;
  const words = search.split(/[-/(),&\s]+/).filter(Boolean);
  const has = (after: string) =>
    and(...words.map((word) => sql`${title} like lower(${`% ${escapeLike(word)}${after}%`})`)) ?? sql`false`;
  const rank = sql`case when ${has(' ')} then '3' when ${has('')} then '2' when ${isCalledSo ?? sql`false`} then '1' else '0' end`;
  const added = sql`to_char(${jobs.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  return { by: sql`(${rank} || ' ' || ${added})`, kind: 'text', direction: 'desc', id: jobs.id };
}
