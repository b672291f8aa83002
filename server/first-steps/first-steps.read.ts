import { and, eq, isNotNull, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { FIRST_STATUSES } from '#contract/candidate-status.ts';
import { FIRST_STEPS, type firstStepRoutes } from '#contract/first-steps.ts';
import type { RouteOutput } from '#contract/route.ts';
import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  invitations,
  jobs,
  profiles,
  settings,
} from '../db/schema.ts';
import { hiddenKey } from './hide-first-steps.ts';

const isPublished = eq(jobs.status, 'published');
const isOpen = ne(jobs.status, 'closed');
const any = (table: PgTable, where?: SQL) =>
  sql<boolean>`exists (select from ${table}${where ? sql` where ${where}` : sql``})`;
const hasPeople = any(assignments, eq(assignments.job_id, jobs.id));

/** The first steps as the database shows them to a person, and whether that person has put them away: a look for one row of each kind. */
export async function readFirstSteps(
  db: Handle,
  userId: string,
): Promise<RouteOutput<typeof firstStepRoutes.read>> {
  const [[found], job, jobOfPeople] = await Promise.all([
    db
      .select({
        colleagues: sql<boolean>`${any(profiles, ne(profiles.user_id, userId))} or ${any(invitations, isNull(invitations.revoked_at))}`,
        job: any(jobs),
        publish: any(jobs, or(isPublished, isNotNull(jobs.published_at))),
        candidate: any(candidates),
        // Whoever was added for a job is in it without anybody having looked for people; once somebody was hired, those who
        // were needed have been found.
        match: any(
          assignments,
          or(eq(assignments.assignment_type, 'assigned'), eq(assignments.status, 'joined')),
        ),
        move: any(assignments, notInArray(assignments.status, [...FIRST_STATUSES])),
        hidden: any(settings, eq(settings.key, hiddenKey(userId))),
      })
      .from(sql`(values (1)) as one`),
    newestJob(db, isPublished).then((published) => published ?? newestJob(db, isOpen)),
    newestJob(db, and(hasPeople, isOpen)).then((open) => open ?? newestJob(db, hasPeople)),
  ]);
  return {
    done: FIRST_STEPS.filter((step) => found?.[step]),
    hidden: found?.hidden ?? false,
    job: job ?? null,
    job_of_people: jobOfPeople ?? null,
  };
}

async function newestJob(db: Handle, where: SQL | undefined) {
  const { id, jd_id, title } = jobs;
  const [job] = await db
    .select({ id, jd_id, title, is_published: sql<boolean>`${isPublished}` })
    .from(jobs)
    .where(where)
    .orderBy(...newestFirst(jobs))
    .limit(1);
  return job;
}
