import { daySchema } from '#contract/fields.ts';
import type { CandidateColumn } from '#contract/legacy-tables.ts';
import { dayAfter, dayText } from './legacy-days.ts';
import { isImmediate, lastDayOf, noticeDays } from './legacy-periods.ts';
import type { LegacyRow } from './read-csv.ts';

/** The columns that may say a day from which somebody can come. */
const DAY_COLUMNS = ['joining_date', 'last_working_day', 'days_to_join'] as const satisfies CandidateColumn[];
type DayColumn = (typeof DAY_COLUMNS)[number];

/** The days that a row says, in the order in which they count; a text that is no day stays as it is. */
function daysOf(row: LegacyRow): { column: DayColumn; day: string }[] {
  const of = (column: DayColumn) => row[column]?.trim() || null;
  // "Immediate" stands in the place of a day.
  const dayOf = (cell: string | null) => (isImmediate(cell) ? null : dayText(cell));
  const said: Record<DayColumn, string | null> = {
    joining_date: dayOf(of('joining_date')),
    last_working_day: dayAfter(dayOf(of('last_working_day'))),
    days_to_join: dayAfter(dayText(lastDayOf(of('days_to_join')))),
  };
  return DAY_COLUMNS.flatMap((column) => (said[column] === null ? [] : [{ column, day: said[column] }]));
}

const isDay = (day: string) => daySchema.safeParse(day).success;

/**
 * When somebody can come: the first of the days that can be read and lies ahead, or "Immediate" in the place of one where
 * no notice period is given. A notice period stays a number of days: nobody has named a day by it. What cannot be read
 * stays as it is where no day lies ahead.
 */
export function whenTheyCome(
  row: LegacyRow,
  today: string,
): { joining_date: string | null; days_to_join: number | null } {
  const days = daysOf(row).map(({ day }) => day);
  const joining_date =
    days.find((day) => isDay(day) && day >= today) ?? days.find((day) => !isDay(day)) ?? null;
  const notice = noticeDays(row['days_to_join']?.trim() || null);
  const saysAtOnce = ['joining_date', 'last_working_day'].some((column) => isImmediate(row[column] ?? null));
  return { joining_date, days_to_join: notice ?? (joining_date === null && saysAtOnce ? 0 : null) };
}

/**
 * Whether a column holds a day that is over and nothing else of the row says one: it is not taken over, since whoever
 * promised nothing would be overdue by it.
 */
export function saysPassedDay(column: DayColumn, row: LegacyRow, today: string): boolean {
  const days = daysOf(row).filter(({ day }) => isDay(day));
  return days.every(({ day }) => day < today) && days.some((said) => said.column === column);
}
