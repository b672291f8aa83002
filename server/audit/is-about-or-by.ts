import { and, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { auditLog, candidates, jobs, profiles, user } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { everyAssignment } from './every-assignment.ts';

/**
 * The condition that an entry is about a record whose name (a candidate's name or e-mail, a job's title, place or JD id, a
 * user's name or e-mail) holds every word of the search, as it is called today, also of who was taken out of a job, or
 * that a user of such a name did it; undefined for an empty search. The log itself holds ids only, so that nobody is
 * named there who has been erased.
 */
export async function isAboutOrBy(handle: Handle, search: string): Promise<SQL | undefined> {
  const isPerson = matchesSearch(candidates.search_text, search);
  const isJob = matchesSearch(jobs.search_text, search);
  const isUser = matchesSearch(
    sql`lower(coalesce(${profiles.full_name}, ${user.name}) || ' ' || ${user.email})`,
    search,
  );
  if (!isPerson || !isJob || !isUser) return undefined;
  const users = await handle
    .select({ id: user.id })
    .from(user)
    .leftJoin(profiles, eq(profiles.user_id, user.id))
    .where(isUser);
  const ids = users.map(({ id }) => id);
  return or(
    // By ids that are known when the query is planned: one person's deeds are half of the log, another's a few.
    inArray(auditLog.actor_id, ids),
    isOneOf('candidate', sql`select ${candidates.id}::text from ${candidates} where ${isPerson}`),
    isOneOf(
      'assignment',
      sql`select one.id::text from (${everyAssignment}) as one
        join ${candidates} on ${candidates.id} = one.candidate_id
        join ${jobs} on ${jobs.id} = one.job_id where ${isPerson} or ${isJob}`,
    ),
    isOneOf('job', sql`select ${jobs.id}::text from ${jobs} where ${isJob}`),
    and(eq(auditLog.record_type, 'profile'), inArray(auditLog.record_id, ids)),
  );
}

/** As an array, which the index of a record's entries is asked with; a subquery would look through the whole log. */
function isOneOf(type: string, ids: SQLWrapper): SQL | undefined {
  return and(eq(auditLog.record_type, type), sql`${auditLog.record_id} = any(array(${ids}))`);
}
