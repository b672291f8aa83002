import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { SubmissionType } from '#contract/options.ts';
import { HIRING_STATUSES } from '#contract/job-status.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  hiringTrails as trails,
  jobs,
  profiles,
  stageEvents,
} from '../db/schema.ts';
import { alphabetical, folded, stillWaits } from '../db/schema/expressions.ts';
import {
  ageOfJob,
  daysToHire,
  isInNoClosedJob,
  ofSource,
  type Range,
  SOMEBODY_SELECTED,
  type SourceFilter,
  within,
} from './trail-conditions.ts';
import type { Tally } from './summaries.ts';

const count = sql<number>`count(*)::int`;

export interface Reached {
  source: SubmissionType | null;
  company: string | null;
  count: number;
  /** of those: for whom what comes later, and what comes later still, was reached as well */
  later: [number, number];
}

/**
 * How many reached what a day column tells in a range of days, and how many of those reached what comes later, told apart
 * by source, by source and company, or not at all.
 */
export async function countReached(
  db: Handle,
  range: Range,
  filter: SourceFilter,
  { on, later }: { on: AnyPgColumn; later: readonly AnyPgColumn[] },
  by: 'company' | 'source' | null,
): Promise<Reached[]> {
  // Grouping by what was reached as well would have the database sort every row.
  const counted = (column: AnyPgColumn | undefined) =>
    column ? sql<number>`count(${column})::int` : sql<number>`0`;
  const groups = [by && trails.source, by === 'company' && trails.company_key].filter((each) => !!each);
  const rows = await db
    .select({
      source: by ? sql<SubmissionType>`${trails.source}` : sql<null>`null`,
      company: by === 'company' ? trails.company_key : sql<null>`null`,
      count,
      first: counted(later[0]),
      second: counted(later[1]),
    })
    .from(trails)
    .where(and(within(on, range), ofSource(filter)))
    .groupBy(...groups);
  return rows.map(({ first, second, ...row }) => ({ ...row, later: [first, second] }));
}

/**
 * How many of those who reached a stage in either of two ranges, the later first, are still open: they have not reached
 * the next, and may yet. Whoever is lost, deleted or in a closed job will not.
 */
export async function countOpen(
  db: Handle,
  [now, former]: readonly [Range, Range],
  filter: SourceFilter,
  { on, next }: { on: AnyPgColumn; next: AnyPgColumn },
): Promise<[number, number]> {
  const count = (which?: SQL) =>
    db
      .select({
        now: sql<number>`count(*) filter (where ${within(on, now)})::int`,
        former: sql<number>`count(*) filter (where ${within(on, former)})::int`,
      })
      .from(trails)
      .where(
        and(
          // One stretch, which the index goes through once; what may lie between the two is counted in neither.
          within(on, { from: former.from, to: now.to }),
          isNull(next),
          stillWaits(trails.last_status),
          ofSource(filter),
          isInNoClosedJob(trails.job_id),
          which,
        ),
      );
  // Those who are gone are few: to take them away is quicker than to look for each whether it is there.
  const [[all], [gone]] = await Promise.all([
    count(),
    count(inArray(trails.id, db.select({ id: stageEvents.trail_id }).from(stageEvents))),
  ]);
  const left = (part: 'now' | 'former') => (all?.[part] ?? 0) - (gone?.[part] ?? 0);
  return [left('now'), left('former')];
}

/** How many of those who reached a stage in the range stayed there for how many days, of the stays that have ended. */
export async function countStays(
  db: Handle,
  range: Range,
  filter: SourceFilter,
  { on, stayed }: { on: AnyPgColumn; stayed: AnyPgColumn },
) {
  return db
    .select({ days: sql<number>`${stayed}`, count })
    .from(trails)
    .where(and(within(on, range), ofSource(filter), isNotNull(stayed)))
    .groupBy(stayed);
}

interface Standing extends Tally {
  status: CandidateStatus;
}

/** Who stands in each status now, and for how many days they have not been moved, where it is still to be decided. */
export async function countStanding(db: Handle, today: string, filter: SourceFilter): Promise<Standing[]> {
  const standing = (which?: SQL) =>
    db
      .select({
        status: sql<CandidateStatus>`${trails.last_status}`,
        days: sql<number>`${today}::date - ${trails.last_on}`,
        count,
      })
      .from(trails)
      .where(and(stillWaits(trails.last_status), isInNoClosedJob(trails.job_id), ofSource(filter), which))
      .groupBy(sql`1`, sql`2`);
  // Those who are gone are few: to take them away is quicker than to look for each whether it is there.
  const [all, gone] = await Promise.all([
    standing(),
    standing(inArray(trails.id, db.select({ id: stageEvents.trail_id }).from(stageEvents))),
  ]);
  return all.map((row) => {
    const left = gone.find(({ status, days }) => status === row.status && days === row.days);
    return { ...row, count: row.count - (left?.count ?? 0) };
  });
}

export interface Hires {
  /** YYYY-MM */
  month: string;
  /** calendar days from creation to joining, null where that is not known */
  days: number | null;
  count: number;
}

/** Hires of a range of days, by month and by how long they took. */
export async function countHires(db: Handle, range: Range, filter: SourceFilter): Promise<Hires[]> {
  const on = trails.joined_on;
  return db
    .select({
      month: sql<string>`to_char(${on}, 'YYYY-MM')`,
      days: daysToHire,
      count,
    })
    .from(trails)
    .where(and(within(on, range), ofSource(filter)))
    .groupBy(sql`1`, sql`2`);
}

/** Jobs that are being hired for, by their age in days, and for how many of them nobody was ever selected. */
export async function countJobAges(db: Handle, today: string, timeZone: string) {
  return db
    .select({
      age: ageOfJob(today, timeZone),
      jobs: count,
      without_selected: sql<number>`count(*) filter (where not ${SOMEBODY_SELECTED})::int`,
    })
    .from(jobs)
    .where(inArray(jobs.status, [...HIRING_STATUSES]))
    .groupBy(sql`1`);
}

/** All candidates there are now, of the source. */
export async function countCandidates(db: Handle, { source, company }: SourceFilter): Promise<number> {
  return db.$count(
    candidates,
    and(
      source && eq(candidates.submission_type, source),
      company
        ? and(eq(candidates.submission_type, 'vendor'), eq(folded(candidates.company_name), folded(company)))
        : undefined,
    ),
  );
}

/** Whether there is, or ever was, anything to measure. */
export async function hasAnything(db: Handle): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select 1 from ${jobs}) or exists (select 1 from ${candidates}) as found`,
  );
  return rows[0]?.found ?? false;
}

/**
 * The vendor companies by their keys (trimmed, lower-case), by the name to show: those that vendors are of now and all that
 * ever brought somebody, the people themselves deleted or not.
 */
export async function listVendorCompanies(db: Handle): Promise<Map<string, string>> {
  const known = sql`${trails.source} = 'vendor' and ${trails.company_key} is not null`;
  // Leaps from each key to the next in the index: as many steps as there are companies, not as there are assignments.
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with recursive brought (key) as (
      select min(${trails.company_key}) from ${trails} where ${known}
      union all
      select (select min(${trails.company_key}) from ${trails} where ${known} and ${trails.company_key} > brought.key)
      from brought where brought.key is not null
    ), present as (
      select ${profiles.company_key} as key, min(btrim(${profiles.company_name})) as name from ${profiles}
      where ${profiles.role} = 'vendor' and ${profiles.company_key} is not null group by ${profiles.company_key}
    )
    select key, ${alphabetical(sql`coalesce(
      present.name,
      (select btrim(${assignments.company_name}) from ${assignments} where ${assignments.company_key} = key
        order by ${assignments.job_id}, ${assignments.id} limit 1),
      (select min(btrim(${stageEvents.company_name})) from ${stageEvents} where ${folded(stageEvents.company_name)} = key),
      key)`)} as name
    from brought full join present using (key) where key is not null order by name, key`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
