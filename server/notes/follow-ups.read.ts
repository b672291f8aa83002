import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { beginningOf } from '../core/beginning-of.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { candidateNotes as notes, candidates, jobs, profiles } from '../db/schema.ts';

/**
 * Notes to come back to that nobody has followed up: what is overdue first, then what is to come, each by its day; with how
 * many there are. With a person (id), those alone that they wrote.
 */
export async function readFollowUps(handle: Handle, clock: Clock, of?: string) {
  // In the words of the partial index.
  const open = sql`${notes.follow_up_on} is not null and ${notes.followed_up_at} is null`;
  const those = of === undefined ? open : and(open, eq(notes.written_by, of));
  // Nobody is late on the day itself.
  const today = sql`${clock.today()}::date`;
  const { listed, overdue, note: shown } = limits.comingUp;
  const listOf = (when: SQL) =>
    handle
      .select({
        note_id: notes.id,
        candidate_id: candidates.id,
        name: candidates.name,
        job: { id: jobs.id, jd_id: jobs.jd_id, title: jobs.title },
        text: sql<string>`left(${notes.text}, ${shown + 1})`,
        written_by_name: profiles.full_name,
        follow_up_on: sql<string>`${notes.follow_up_on}`.mapWith(notes.follow_up_on),
        version: notes.version,
      })
      .from(notes)
      .innerJoin(candidates, eq(candidates.id, notes.candidate_id))
      .leftJoin(jobs, eq(jobs.id, notes.job_id))
      .leftJoin(profiles, eq(profiles.user_id, notes.written_by))
      .where(and(those, when));
  const [passed, ahead, [counts]] = await Promise.all([
    // Of very many those that passed last: they would leave no room for what is to come.
    listOf(sql`${notes.follow_up_on} < ${today}`)
      .orderBy(desc(notes.follow_up_on), desc(notes.id))
      .limit(overdue),
    listOf(sql`${notes.follow_up_on} >= ${today}`)
      .orderBy(asc(notes.follow_up_on), asc(notes.id))
      .limit(listed),
    handle
      .select({
        total: sql<number>`count(*)::int`,
        overdue: sql<number>`(count(*) filter (where ${notes.follow_up_on} < ${today}))::int`,
      })
      .from(notes)
      .where(those),
  ]);
  const items = [...passed.toReversed(), ...ahead].slice(0, listed);
  return { items: items.map((one) => ({ ...one, text: beginningOf(one.text, shown) })), ...counts! };
}
