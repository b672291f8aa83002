import { and, eq, sql } from 'drizzle-orm';
import type { HiringPlanRow, HiringPlanTotal } from '#contract/executive.ts';
import type { Handle } from '../db/client.ts';
import { hiringPlan, hiringTrails as trails, jobs } from '../db/schema.ts';

const QUARTERS = [1, 2, 3, 4];

/**
 * Planned and actual hires of a calendar year by department, in alphabetical order; a department is one however it was
 * typed. Hires of jobs without a department come last.
 */
export async function readHiringPlan(db: Handle, year: number): Promise<HiringPlanRow[]> {
  const name = sql<string | null>`nullif(btrim(${jobs.department}), '')`;
  const quarter = sql<number>`extract(quarter from ${trails.joined_on})::int`;
  const [planned, actual, named] = await Promise.all([
    db.select().from(hiringPlan).where(eq(hiringPlan.year, year)),
    db
      .select({ department: name, quarter, hires: sql<number>`count(*)::int` })
      .from(trails)
      .innerJoin(jobs, eq(jobs.id, trails.job_id))
      .where(
        and(
          sql`${trails.joined_on} is not null`,
          sql`${trails.joined_on} between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`,
        ),
      )
      .groupBy(sql`1`, sql`2`),
    db
      .selectDistinct({ department: name })
      .from(jobs)
      .where(sql`nullif(btrim(${jobs.department}), '') is not null`),
  ]);
  // As the plan writes it, or else as the first job in the alphabet does.
  const names = new Map<string, string>();
  for (const { department } of [...planned, ...named.toSorted(byName)])
    if (department !== null && !names.has(keyOf(department))) names.set(keyOf(department), department);
  const rowOf = (key: string | null, department: string | null): HiringPlanRow => ({
    department,
    quarters: QUARTERS.map((each) => {
      const plan = planned.find((row) => row.quarter === each && keyOf(row.department) === key);
      const hired = actual.filter(
        (row) => row.quarter === each && (row.department === null ? null : keyOf(row.department)) === key,
      );
      return {
        planned: plan?.planned_hires ?? null,
        actual: hired.reduce((sum, { hires }) => sum + hires, 0),
        version: plan?.version ?? null,
      };
    }),
  });
  const rows = [...names].map(([key, department]) => rowOf(key, department)).toSorted(byName);
  const hasNameless = actual.some(({ department }) => department === null);
  return hasNameless ? [...rows, rowOf(null, null)] : rows;
}

/** The quarters of all departments, so that like stands by like: who joined where nothing was planned is told apart. */
export function totalsOfPlan(rows: readonly HiringPlanRow[]): HiringPlanTotal[] {
  return QUARTERS.map((_, index) => {
    const cells = rows.flatMap(({ quarters }) => quarters[index] ?? []);
    const joined = (isPlanned: boolean) =>
      cells.reduce((sum, { planned, actual }) => sum + ((planned !== null) === isPlanned ? actual : 0), 0);
    return {
      planned: cells.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
      joined_planned: joined(true),
      joined_unplanned: joined(false),
    };
  });
}

function keyOf(department: string): string {
  return department.trim().toLowerCase();
}

function byName(one: { department: string | null }, other: { department: string | null }): number {
  return (one.department ?? '').localeCompare(other.department ?? '', 'en', { sensitivity: 'base' });
}
