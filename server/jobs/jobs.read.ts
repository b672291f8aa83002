import { type SQL, and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { RouteInput } from '#contract/route.ts';
import { type JOB_SORTS, jobRoutes } from '#contract/jobs.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import { candidateJobAssignments as assignments, jobs } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { visibleStatuses } from './jobs.policy.ts';
import type { JobRow } from './jobs.repo.ts';

type ListQuery = RouteInput<typeof jobRoutes.list>['query'];
type PublishedQuery = RouteInput<typeof jobRoutes.published>['query'];

/** A job with the number of its candidates that the reader may know of. */
export type CountedJob = JobRow & { candidate_count: number };

/** How many candidates a job has; for a vendor those of its own company. */
function candidateCount(actor: Actor): SQL<number> {
  const ofJob = eq(assignments.job_id, jobs.id);
  const own = sql`${assignments.company_key} = lower(btrim(${actor.companyName ?? ''}))`;
  const counted = actor.role === 'vendor' ? and(ofJob, own) : ofJob;
  return sql<number>`(select count(*)::int from ${assignments} where ${counted})`;
}

function visibleTo(actor: Actor): SQL | undefined {
  return actor.role === 'vendor' ? inArray(jobs.status, [...visibleStatuses(actor)]) : undefined;
}

const newest: KeysetSort = {
  by: jobs.created_at,
  kind: 'instant',
  direction: 'desc',
  index: 'desc',
  id: jobs.id,
};
// The database's own order puts all capitals before all small letters.
const byTitle: KeysetSort = {
  by: sql`${jobs.title} collate "und-x-icu"`,
  kind: 'text',
  direction: 'asc',
  id: jobs.id,
};

/** By name; the number of candidates depends on who is reading. */
function sorts(count: SQL): Record<(typeof JOB_SORTS)[number], KeysetSort> {
  return {
    newest,
    oldest: { ...newest, direction: 'asc' },
    title: byTitle,
    '-title': { ...byTitle, direction: 'desc' },
    candidates: { by: count, kind: 'number', direction: 'desc', id: jobs.id },
  };
}

/** A page of the jobs that the actor may see, without their long texts, with the number under the same filter. */
export async function listJobs({ db }: { db: Handle }, actor: Actor, query: ListQuery) {
  const count = candidateCount(actor);
  const page = keyset(query.sort, sorts(count)[query.sort], query.cursor);
  const filter = and(
    visibleTo(actor),
    query.status && eq(jobs.status, query.status),
    matchesSearch(jobs.search_text, query.search),
  );
  const { id, jd_id, title, location, status, ctc_min, ctc_max, created_by, created_at, version } = jobs;
  const shown = { id, jd_id, title, location, status, ctc_min, ctc_max, created_by, created_at, version };
  const [rows, total] = await Promise.all([
    db
      .select({ ...shown, candidate_count: count, keyset: page.key })
      .from(jobs)
      .where(and(filter, page.after))
      .orderBy(...page.orderBy)
      .limit(query.limit + 1),
    db.$count(jobs, filter),
  ]);
  return { ...page.cut(rows, query.limit), total };
}

/** A page of the published jobs, newest first, for picking one. */
export async function listPublishedJobs({ db }: { db: Handle }, query: PublishedQuery) {
  const page = keyset('newest', newest, query.cursor);
  const filter = and(eq(jobs.status, 'published'), matchesSearch(jobs.search_text, query.search));
  const { id, jd_id, title, location } = jobs;
  const [rows, total] = await Promise.all([
    db
      .select({ id, jd_id, title, location, keyset: page.key })
      .from(jobs)
      .where(and(filter, page.after))
      .orderBy(...page.orderBy)
      .limit(query.limit + 1),
    db.$count(jobs, filter),
  ]);
  return { ...page.cut(rows, query.limit), total };
}

/** One job with its count; undefined when there is none that the actor may see. */
export async function findJob(handle: Handle, actor: Actor, id: string): Promise<CountedJob | undefined> {
  const [row] = await handle
    .select({ ...getTableColumns(jobs), candidate_count: candidateCount(actor) })
    .from(jobs)
    .where(and(eq(jobs.id, id), visibleTo(actor)));
  return row;
}
