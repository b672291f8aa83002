import { type SQL, and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SubmissionType } from '#contract/options.ts';
import type { JobStatus } from '#contract/job-status.ts';
import type { Handle } from '../db/client.ts';
import { candidates, hiringTrails as trails, jobs, profiles } from '../db/schema.ts';
import { folded } from '../db/schema/expressions.ts';
import type { Days } from './period.ts';

/** Which assignments count: of a source, of one vendor company, or all. */
export interface SourceFilter {
  source?: SubmissionType | undefined;
  company?: string | undefined;
}

const ACTIVE: JobStatus[] = ['published', 'applications_closed'];
const count = sql<number>`count(*)::int`;
const keyOf = (company: string) => company.trim().toLowerCase();

function ofSource({ source, company }: SourceFilter): SQL | undefined {
  return and(
    source && eq(trails.source, source),
    company ? and(eq(trails.source, 'vendor'), eq(trails.company_key, keyOf(company))) : undefined,
  );
}

/** Reached on a day of the period; with `whole`, of the one before too. */
function within(on: AnyPgColumn, days: Days, whole = false): SQL | undefined {
  const from = whole ? days.previous_from : days.from;
  // In the words of the partial indexes.
  return and(isNotNull(on), sql`${on} between ${from}::date and ${days.to}::date`);
}

const isCurrent = (on: AnyPgColumn, days: Days) => sql<boolean>`${on} >= ${days.from}::date`;

/** Compared with the same days of the former year, the days after those are in neither. */
function inEither(on: AnyPgColumn, days: Days): SQL {
  return sql`(${on} >= ${days.from}::date or ${on} <= ${days.previous_to}::date)`;
}

/** How many reached what a day column tells, in the period and the one before, and how many of those reached what comes later. */
export async function countReached(
  db: Handle,
  days: Days,
  filter: SourceFilter,
  { on, later }: { on: AnyPgColumn; later: readonly AnyPgColumn[] },
) {
  const current = isCurrent(on, days);
  const further = sql<string>`concat(${sql.join(
    [sql`''`, ...later.map((column) => sql`case when ${column} is null then '0' else '1' end`)],
    sql`, `,
  )})`;
  return db
    .select({
      current,
      source: sql<SubmissionType>`${trails.source}`,
      company: trails.company_key,
      further,
      count,
    })
    .from(trails)
    .where(and(within(on, days, true), inEither(on, days), ofSource(filter)))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`);
}

/** How many of those who reached a stage in the period stayed there for how many days, of the stays that have ended. */
export async function countStays(
  db: Handle,
  days: Days,
  filter: SourceFilter,
  { on, stayed }: { on: AnyPgColumn; stayed: AnyPgColumn },
) {
  return db
    .select({ days: sql<number>`${stayed}`, count })
    .from(trails)
    .where(and(within(on, days), ofSource(filter), isNotNull(stayed)))
    .groupBy(stayed);
}

/** Hires of the period and the one before, by month (YYYY-MM) and by calendar days from creation to joining. */
export async function countHires(db: Handle, days: Days, filter: SourceFilter) {
  const on = trails.joined_on;
  return db
    .select({
      current: isCurrent(on, days),
      month: sql<string>`to_char(${on}, 'YYYY-MM')`,
      days: sql<number>`${on} - ${trails.entered_on}`,
      count,
    })
    .from(trails)
    .where(and(within(on, days, true), inEither(on, days), ofSource(filter)))
    .groupBy(sql`1`, sql`2`, sql`3`);
}

/** Jobs that are being hired for, by their age in days, and for how many of them nobody was ever selected. */
export async function countJobAges(db: Handle, today: string, timeZone: string) {
  const since = sql`(coalesce(${jobs.published_at}, ${jobs.created_at}) at time zone ${timeZone})::date`;
  const selected = sql`exists (select 1 from ${trails} where ${trails.job_id} = ${jobs.id} and ${trails.selected_on} is not null)`;
  return db
    .select({
      age: sql<number>`${today}::date - ${since}`,
      jobs: count,
      without_selected: sql<number>`count(*) filter (where not ${selected})::int`,
    })
    .from(jobs)
    .where(inArray(jobs.status, ACTIVE))
    .groupBy(sql`1`);
}

/** All candidates there are now, of the source. */
export async function countCandidates(db: Handle, { source, company }: SourceFilter): Promise<number> {
  return db.$count(
    candidates,
    and(
      source && eq(candidates.submission_type, source),
      company
        ? and(eq(candidates.submission_type, 'vendor'), eq(folded(candidates.company_name), keyOf(company)))
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

/** The vendor companies by their keys (trimmed, lower-case), with the name to show. */
export async function listVendorCompanies(db: Handle): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: profiles.company_key, name: sql<string>`min(btrim(${profiles.company_name}))` })
    .from(profiles)
    .where(and(eq(profiles.role, 'vendor'), isNotNull(profiles.company_key)))
    .groupBy(profiles.company_key)
    .orderBy(profiles.company_key);
  return new Map(rows.map(({ key, name }) => [key ?? '', name]));
}
