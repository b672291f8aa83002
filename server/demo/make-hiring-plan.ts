import { dayOf } from '#contract/dates.ts';
import { between, weighted } from './chance.ts';
import type { DemoData, DemoPlan } from './demo-data.ts';

/** Departments that plan: those that most people came in for. */
const PLANNING = 12;
const QUARTERS = [1, 2, 3, 4];

/**
 * What HR meant to hire: of quarters that have begun, near what was hired then, mostly a little more; of those ahead, up to
 * the middle of next year, a few. Nothing is planned for quarters before the first job. `today` is a calendar day.
 */
export function makeHiringPlan(
  data: Pick<DemoData, 'jobs' | 'assignments' | 'history'>,
  today: string,
): DemoPlan[] {
  const departmentOf = new Map(data.jobs.map(({ id, department }) => [id, department]));
  const applied = countBy(data.assignments.map(({ job_id }) => departmentOf.get(job_id) ?? ''));
  const hired = countBy(
    data.history
      .filter(({ new_status }) => new_status === 'joined')
      .map(({ job_id, changed_at }) => keyOf(departmentOf.get(job_id) ?? '', placeOf(dayOf(changed_at)))),
  );
  const departments = [...applied]
    .toSorted(([one, some], [other, more]) => more - some || one.localeCompare(other))
    .slice(0, PLANNING)
    .map(([department]) => department);
  const firstDay = data.jobs.map(({ created_at }) => dayOf(created_at)).toSorted()[0] ?? today;
  const first = placeOf(firstDay);
  const present = placeOf(today);
  const last = { year: present.year + 1, quarter: 2 };
  const places = [first.year, present.year, last.year]
    .filter((year, index, years) => years.indexOf(year) === index)
    .flatMap((year) => QUARTERS.map((quarter) => ({ year, quarter })))
    .filter((place) => orderOf(place) >= orderOf(first) && orderOf(place) <= orderOf(last));
  return places
    .flatMap((place) =>
      departments.map((department) => {
        const hires = hired.get(keyOf(department, place)) ?? 0;
        const more = weighted([
          [20, -1],
          [35, 0],
          [30, 1],
          [15, 2],
        ]);
        const planned_hires = orderOf(place) > orderOf(present) ? between(1, 3) : hires + more;
        return { ...place, department, planned_hires };
      }),
    )
    .filter(({ planned_hires }) => planned_hires > 0);
}

interface Place {
  year: number;
  quarter: number;
}

function placeOf(day: string): Place {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { year, quarter: Math.ceil(month / 3) };
}

function orderOf({ year, quarter }: Place): number {
  return year * QUARTERS.length + quarter;
}

function keyOf(department: string, place: Place): string {
  return `${department} ${orderOf(place)}`;
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
