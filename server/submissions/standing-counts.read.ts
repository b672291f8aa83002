import { and, count, eq } from 'drizzle-orm';
import { CANDIDATE_STATUSES, type CandidateStatus } from '#contract/candidate-status.ts';
import type { RouteInput } from '#contract/route.ts';
import type { submissionRoutes } from '#contract/submissions.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { candidateJobAssignments as assignments, candidates, jobs, profiles } from '../db/schema.ts';
import { newsSince } from './looks.repo.ts';
import { isNews, newsOf, newsTo } from './unseen.read.ts';
import { ofActor, searchedBy, submittedSince } from './submissions.read.ts';

type Query = RouteInput<typeof submissionRoutes.standing>['query'];

/** How many of the actor's submissions stand where now, in the order of a hiring; a status in which nobody is, is left out. */
export async function countStandings(db: Handle, actor: Actor, query: Query, clock: Clock) {
  const rows = await db
    .select({ status: assignments.status, count: count() })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, assignments.assigned_by))
    .where(
      and(
        ofActor(actor),
        query.unseen && isNews(await newsTo(db, actor, clock)),
        submittedSince(query.submitted, clock),
        searchedBy(actor, query.search),
      ),
    )
    .groupBy(assignments.status);
  const counts = new Map(rows.map((row) => [row.status as CandidateStatus, row.count]));
  return CANDIDATE_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 })).filter(
    (each) => each.count > 0,
  );
}

/** How many of the actor's submissions have changed by somebody else since the last visit, and when that ended; null for a first one. */
export async function countUnseen(db: Handle, actor: Actor, clock: Clock) {
  const since = await newsSince(db, actor.userId, clock.now());
  const [row] = await db
    .select({ count: count() })
    .from(assignments)
    .where(and(ofActor(actor), isNews(since && newsOf(actor.userId, since))));
  return { since: since?.toISOString() ?? null, count: row?.count ?? 0 };
}
