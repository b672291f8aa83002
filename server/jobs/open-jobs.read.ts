import { and, eq, ne, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { newestFirst } from '../db/newest-first.ts';
import { jobs } from '../db/schema.ts';
import { inCharge } from './in-charge.ts';

/** Whether a job is not closed, and one of these people is in charge of it. */
export const openJobsOf = (userIds: readonly string[]) =>
  and(isOneOf(inCharge, userIds), ne(jobs.status, 'closed'));

/** The jobs, closed ones apart, that somebody is in charge of: the newest few of them, how many there are, and how many are closed. */
export async function listOpenJobs(handle: Handle, userId: string) {
  const { id, jd_id, title, status } = jobs;
  const rows = await handle
    .select({ id, jd_id, title, status, total: sql<number>`(count(*) over ())::int` })
    .from(jobs)
    .where(openJobsOf([userId]))
    .orderBy(...newestFirst(jobs))
    .limit(limits.job.openListed);
  const closed = await handle.$count(jobs, and(eq(inCharge, userId), eq(jobs.status, 'closed')));
  return {
    items: rows.map(({ total: _total, ...job }) => ({ ...job, status: job.status as JobStatus })),
    total: rows[0]?.total ?? 0,
    closed,
  };
}

/** How many jobs, closed ones apart, each of these people is in charge of; who is of none is left out. */
export async function countOpenJobs(
  handle: Handle,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await handle
    .select({ user_id: inCharge, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(openJobsOf(userIds))
    .groupBy(inCharge);
  return new Map(rows.map(({ user_id, count }) => [user_id ?? '', count]));
}
