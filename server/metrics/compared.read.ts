import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../db/client.ts';
import { folded, isLost } from '../db/schema/expressions.ts';
import { hiringTrails as trails, jobs } from '../db/schema.ts';
import { percentOf, totalOf } from './summaries.ts';
import { ofSource, REACHED_ON, type Range, type SourceFilter, within } from './trail-conditions.ts';

// What people and departments are compared by. Each question goes through its assignments once for both: grouped by person
// and, beside that, by job, of which few rows are left when the departments of the jobs are looked up.

/** Whether a group is one by job; of those by person the job is null, and of these the person. */
const isByJob = sql<boolean>`grouping(${trails.recruiter_id}) = 1`;
/** However it was typed; null for none. */
const departmentKey = sql<string | null>`nullif(${folded(jobs.department)}, '')`;
const EACH = sql`1, 2, 3`;

/**
 * The assignments that were made in the range: of how many it is decided whether they come to an interview, and how many
 * have. By person and the days until they were first moved, and by department.
 */
export async function countSubmitted(db: Handle, range: Range, filter: SourceFilter) {
  // By days as well, of which there are few: the median of all is then taken of some thousand rows at most.
  const counted = db
    .select({
      isByJob: isByJob.as('is_by_job'),
      recruiter: trails.recruiter_id,
      job: trails.job_id,
      days: trails.days_first_move,
      count: sql<number>`count(*)`.as('made'),
      interviewed: sql<number>`count(${trails.interview_on})`.as('interviewed'),
      decided:
        sql<number>`count(*) filter (where ${trails.interview_on} is not null or ${isLost(trails.last_status)})`.as(
          'decided',
        ),
    })
    .from(trails)
    .where(and(within(trails.entered_on, range), ofSource(filter)))
    .groupBy(sql`grouping sets ((${trails.recruiter_id}, ${trails.days_first_move}), (${trails.job_id}))`)
    .as('counted');
  const rows = await db
    .select({
      isByJob: counted.isByJob,
      recruiter: counted.recruiter,
      department: departmentKey,
      days: counted.days,
      count: sql<number>`sum(${counted.count})::int`,
      interviewed: sql<number>`sum(${counted.interviewed})::int`,
      decided: sql<number>`sum(${counted.decided})::int`,
    })
    .from(counted)
    .leftJoin(jobs, eq(jobs.id, counted.job))
    .groupBy(sql`${EACH}, 4`);
  return apart(rows);
}

/** What assignments have reached in a range, whenever they were made, by person and by department. */
export async function countReachedByEach(db: Handle, range: Range, filter: SourceFilter) {
  // Apart from the question by source and company: by all of them it would be many groups of few.
  const count = async (on: AnyPgColumn) => {
    const counted = db
      .select({
        isByJob: isByJob.as('is_by_job'),
        recruiter: trails.recruiter_id,
        job: trails.job_id,
        count: sql<number>`count(*)`.as('reached'),
      })
      .from(trails)
      .where(and(within(on, range), ofSource(filter)))
      .groupBy(sql`grouping sets ((${trails.recruiter_id}), (${trails.job_id}))`)
      .as('counted');
    const rows = await db
      .select({
        isByJob: counted.isByJob,
        recruiter: counted.recruiter,
        department: departmentKey,
        count: sql<number>`sum(${counted.count})::int`,
      })
      .from(counted)
      .leftJoin(jobs, eq(jobs.id, counted.job))
      .groupBy(EACH);
    return apart(rows);
  };
  const [interview, offer, joined] = await Promise.all([
    count(REACHED_ON.interview),
    count(REACHED_ON.offer),
    count(REACHED_ON.joined),
  ]);
  const of = (who: 'recruiters' | 'departments') => ({
    interview: interview[who],
    offer: offer[who],
    joined: joined[who],
  });
  return { recruiters: of('recruiters'), departments: of('departments') };
}

function apart<Row extends { isByJob: boolean }>(rows: readonly Row[]) {
  return { recruiters: rows.filter((row) => !row.isByJob), departments: rows.filter((row) => row.isByJob) };
}

export type Submitted = Awaited<ReturnType<typeof countSubmitted>>['recruiters'][number];
export type ReachedByEach = Awaited<ReturnType<typeof countReachedByEach>>['recruiters'];

/** The lines of what is compared, by the person's id or the department's key. */
export function linesOf(
  by: 'recruiter' | 'department',
  submitted: readonly Submitted[],
  { interview, offer, joined }: ReachedByEach,
) {
  const keys = new Set([submitted, interview, offer, joined].flat().map((row) => row[by]));
  const of = <Row extends { recruiter: string | null; department: string | null }>(
    rows: readonly Row[],
    key: string | null,
  ) => rows.filter((row) => row[by] === key);
  return [...keys].map((key) => {
    const made = of(submitted, key);
    const sum = (field: 'interviewed' | 'decided') => totalOf(made.map((row) => ({ count: row[field] })));
    return {
      key,
      made,
      figures: {
        submitted: totalOf(made),
        interviewed: totalOf(of(interview, key)),
        offers: totalOf(of(offer, key)),
        hires: totalOf(of(joined, key)),
        decided: sum('decided'),
        interview_rate: percentOf(sum('interviewed'), sum('decided')),
      },
    };
  });
}
