import { count, sql } from 'drizzle-orm';
import { isMoved, WAITING_STATUSES } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import { candidateJobAssignments as assignments, jobs } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { countWaitingOver } from './trail-conditions.ts';
import { numberIn, stageCounts } from './stage-counts.ts';

interface Readable {
  db: Handle;
}

/** The seven cards: all jobs, and the assignments now in each stage, waiting for one, or for long. */
export async function countDashboard({ db }: Readable, today: string) {
  const [total, byStatus, long_waiting] = await Promise.all([
    db.$count(jobs),
    db.select({ status: assignments.status, count: count() }).from(assignments).groupBy(assignments.status),
    countWaitingOver(db, LONG_WAIT, today),
  ]);
  const moved = byStatus.reduce((sum, { status, count: people }) => sum + (isMoved(status) ? people : 0), 0);
  // From the numbers at hand, so that a large installation is asked nothing for its guide.
  const isBeginning = total <= limits.beginning.jobs && moved <= limits.beginning.moved;
  return {
    jobs: total,
    stages: stageCounts(byStatus),
    waiting: numberIn(WAITING_STATUSES, byStatus),
    long_waiting,
    is_beginning: isBeginning,
  };
}

const jobsOfPage = builtOnce((db: Handle) =>
  db
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title })
    .from(jobs)
    .orderBy(...newestFirst(jobs))
    .limit(limits.dashboard.pageSize)
    .offset(sql.placeholder('before')),
);

const countsOfJobs = builtOnce((db: Handle) => {
  const { job_id, status } = assignments;
  return db
    .select({ job_id, status, count: count() })
    .from(assignments)
    .where(isOneOf(job_id, sql.placeholder('jobs')))
    .groupBy(job_id, status);
});

/** A numbered page of the Job Pipeline table, newest job first; empty beyond the last one. */
export async function readJobPipeline({ db }: Readable, page: number) {
  const pageSize = limits.dashboard.pageSize;
  const [rows, total] = await Promise.all([
    jobsOfPage(db).execute({ before: (page - 1) * pageSize }),
    db.$count(jobs),
  ]);
  const counts = await countsOfJobs(db).execute({ jobs: rows.map((job) => job.id) });
  const items = rows.map(({ id, jd_id, title }) => ({
    id,
    jd_id,
    title,
    stages: stageCounts(counts.filter(({ job_id }) => job_id === id)),
  }));
  return { items, total, page, page_size: pageSize };
}
