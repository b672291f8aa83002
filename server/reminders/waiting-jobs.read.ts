import { and, desc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm';
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
import { inCharge } from '../jobs/in-charge.ts';
import { trailWaitsOver } from '../metrics/trail-conditions.ts';
import { findActiveStaff, listManagers } from '../users/users.read.ts';
import { askedOf, recipientsAmong } from './who-waits.read.ts';

/** What is listed of a job, with the moment of its last reminder. */
type Listed = Omit<WaitingJob, 'reminded_at'> & { reminded_at: Date | null };

/**
 * The jobs in which somebody has waited for more days than that, those of the longest wait first, up to a bound, and how
 * many there are; a reminder is told of that was sent after the moment, and whom the reader would remind of each.
 */
export async function listWaitingJobs(
  handle: Handle,
  over: WaitingWord,
  today: string,
  after: Date,
  readerId: string,
): Promise<{ items: Listed[]; total: number }> {
  const longestSince = sql<string>`min(${trails.last_on})::text`;
  const rows = await handle
    .select({
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: jobs.status,
      in_charge: inCharge,
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
  const ids = rows.map(({ job_id }) => job_id);
  const [bringers, reminded] = await Promise.all([
    countBringers(handle, ids, over, today),
    listReminded(handle, ids, after),
  ]);
  const listed = rows.map(({ since, status, total: _total, in_charge, ...job }) => ({
    job: { ...job, longest: daysBetween(since, today), is_on_hold: status === 'on_hold' },
    bringers: { in_charge, brought: bringers.get(job.job_id) ?? new Map<string, number>() },
    reminded: reminded.get(job.job_id) ?? new Map<string, Date>(),
  }));
  const [staff, managers] = await Promise.all([
    findActiveStaff(handle, [...new Set(listed.flatMap((one) => askedOf(one.bringers)))]),
    listManagers(handle),
  ]);
  return {
    items: listed.map(({ job, bringers: of, reminded: lately }) => {
      const all = recipientsAmong(staff, managers, of);
      return {
        ...job,
        in_charge: staff.find(({ user_id }) => user_id === of.in_charge)?.full_name ?? null,
        reminded_at:
          [...lately.values()].toSorted((one, other) => one.getTime() - other.getTime()).at(-1) ?? null,
        would_remind: all
          .filter(({ user_id }) => user_id !== readerId && !lately.has(user_id))
          .map(({ full_name }) => full_name),
        is_own: all.some(({ user_id }) => user_id === readerId),
      };
    }),
    total: rows[0]?.total ?? 0,
  };
}

/** How many of those who wait in these jobs each user brought in, by job. */
async function countBringers(
  handle: Handle,
  jobIds: readonly string[],
  over: WaitingWord,
  today: string,
): Promise<Map<string, Map<string, number>>> {
  const rows = await handle
    .select({
      job_id: assignments.job_id,
      user_id: sql<string>`${assignments.assigned_by}`,
      count: sql<number>`count(*)::int`,
    })
    .from(assignments)
    .innerJoin(trails, eq(trails.id, assignments.id))
    .where(
      and(
        isOneOf(assignments.job_id, jobIds),
        isNotNull(assignments.assigned_by),
        trailWaitsOver(over, today),
      ),
    )
    .groupBy(assignments.job_id, assignments.assigned_by);
  return byJob(rows, ({ count }) => count);
}

/** Who was reminded of these jobs after the moment, and when, by job. */
async function listReminded(
  handle: Handle,
  jobIds: readonly string[],
  after: Date,
): Promise<Map<string, Map<string, Date>>> {
  const rows = await handle
    .select({ job_id: reminders.job_id, user_id: reminders.user_id, sent_at: reminders.sent_at })
    .from(reminders)
    .where(and(isOneOf(reminders.job_id, jobIds), gt(reminders.sent_at, after)));
  return byJob(rows, ({ sent_at }) => sent_at);
}

function byJob<Row extends { job_id: string; user_id: string }, T>(
  rows: readonly Row[],
  valueOf: (row: Row) => T,
): Map<string, Map<string, T>> {
  const jobsOf = Map.groupBy(rows, ({ job_id }) => job_id);
  return new Map(
    [...jobsOf].map(([job_id, own]) => [job_id, new Map(own.map((row) => [row.user_id, valueOf(row)]))]),
  );
}
