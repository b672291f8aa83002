import { and, eq } from 'drizzle-orm';
import type { RouteInput } from '#contract/route.ts';
import type { noteRoutes } from '#contract/notes.ts';
import { requireCandidate } from '../candidates/known-candidates.read.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import {
  candidateJobAssignments as assignments,
  candidateNotes as notes,
  jobs,
  profiles,
} from '../db/schema.ts';
import { noteCan } from './notes.policy.ts';

const newest: KeysetSort = {
  by: notes.created_at,
  kind: 'instant',
  direction: 'desc',
  index: 'desc',
  id: notes.id,
};

/** A page of what was written down about a person, newest first, with how much there is. Throws `not_found`. */
export async function listNotes(
  db: Handle,
  actor: Actor,
  candidateId: string,
  query: RouteInput<typeof noteRoutes.list>['query'],
) {
  await requireCandidate(db, candidateId);
  const page = keyset('newest', newest, query);
  const ofPerson = eq(notes.candidate_id, candidateId);
  const [found, total] = await Promise.all([
    db
      .select({ id: notes.id })
      .from(notes)
      .where(and(ofPerson, page.after))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    countUpTo(db, notes, ofPerson),
  ]);
  const rows = await db
    .select({
      id: notes.id,
      text: notes.text,
      job: { id: jobs.id, jd_id: jobs.jd_id, title: jobs.title },
      written_by: notes.written_by,
      written_by_name: profiles.full_name,
      created_at: notes.created_at,
      edited_at: notes.edited_at,
      follow_up_on: notes.follow_up_on,
      followed_up_at: notes.followed_up_at,
      version: notes.version,
      keyset: page.key,
    })
    .from(notes)
    .leftJoin(jobs, eq(jobs.id, notes.job_id))
    .leftJoin(profiles, eq(profiles.user_id, notes.written_by))
    .where(isOneOf(notes.id, page.idsOf(found)));
  const { items, next_cursor } = page.put(found, rows);
  return { items: items.map((note) => ({ ...note, can: noteCan(actor, note) })), total, next_cursor };
}

/** Whether the person is in the job. */
export async function isInJob(handle: Handle, candidateId: string, jobId: string): Promise<boolean> {
  const rows = await handle
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.candidate_id, candidateId), eq(assignments.job_id, jobId)));
  return rows.length > 0;
}
