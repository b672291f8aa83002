import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import { daysBetween } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import type { WaitingJob } from '#contract/reminders.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import {
  candidateJobAssignments as assignments,
  hiringTrails as trails,
  jobReminders as reminders,
  jobs,
} from '../db/schema.ts';
import { trailWaitsOver } from '../metrics/trail-conditions.ts';

/** What is listed of a job, with the moment of its last reminder. */
type Listed = Omit<WaitingJob, 'reminded_at'> & { reminded_at: Date | null };

/**
 * The jobs in which somebody has waited for more days than that, those of the longest wait first, up to a bound, and how
 * many there are; a reminder is told of that was sent after the moment.
 */
export async function listWaitingJobs(
  handle: Handle,
  over: WaitingWord,
  today: string,
  after: Date,
): Promise<{ items: Listed[]; total: number }> {
  const longestSince = sql<string>`min(${trails.last_on})::text`;
  const rows = await handle
    .select({
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      waiting: sql<number>`count(*)::int`,
      since: longestSince,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(trails)
    .innerJoin(jobs, eq(jobs.id, trails.job_id))
    .where(
      and(
        trailWaitsOver(over, today),
        // The trail of somebody who is gone stays.
        exists(
          handle
            .select({ one: sql`1` })
            .from(assignments)
            .where(eq(assignments.id, trails.id)),
        ),
      ),
    )
    .groupBy(jobs.id)
    .orderBy(sql`min(${trails.last_on})`, desc(sql`count(*)`), jobs.id)
    .limit(limits.reminder.listed);
  const reminded = await handle
    .select({
      job_id: reminders.job_id,
      last: sql<Date | null>`max(${reminders.sent_at})`.mapWith(reminders.sent_at),
    })
    .from(reminders)
    .where(
      and(
        isOneOf(
          reminders.job_id,
          rows.map(({ job_id }) => job_id),
        ),
        gt(reminders.sent_at, after),
      ),
    )
    .groupBy(reminders.job_id);
  const lastOf = new Map(reminded.map(({ job_id, last }) => [job_id, last]));
  return {
    items: rows.map(({ since, total: _total, ...job }) => ({
      ...job,
      longest: daysBetween(since, today),
      reminded_at: lastOf.get(job.job_id) ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}
