import { addDays, addMonths } from '#contract/dates.ts';
import type { Period } from '#contract/executive-period.ts';

/** First and last days (YYYY-MM-DD), both within, of a period and of the one before that it is compared with. */
export interface Days {
  from: string;
  to: string;
  previous_from: string;
  previous_to: string;
}

const DAYS: Partial<Record<Period, number>> = { '30-days': 30, '90-days': 90 };
const MONTHS: Partial<Record<Period, number>> = { '6-months': 6, '12-months': 12 };
/** Of those that begin with a month of the calendar: how many months they have. */
const CALENDAR_MONTHS: Partial<Record<Period, number>> = { month: 1, quarter: 3, 'financial-year': 12 };
/** Of those that are over: how many months of the calendar they have. */
const FORMER_MONTHS: Partial<Record<Period, number>> = { 'last-month': 1, 'last-quarter': 3 };
/** A financial year begins in April, and with it a quarter. */
const APRIL = 4;

/** The first day of the calendar months, so many, in which today is; a year and its quarters begin with April. */
function beginOf(length: number, today: string): string {
  const month = Number(today.slice(5, 7));
  return addMonths(`${today.slice(0, 7)}-01`, -((month + 12 - APRIL) % length));
}

/**
 * The days of a period that ends today, and of the same length before. A month, a quarter and the financial year (from
 * April 1) have only begun: they are compared with the same days of the former one. The last month and quarter are over,
 * and compared with the whole one before.
 */
export function daysOf(period: Period, today: string): Days {
  const days = DAYS[period];
  if (days !== undefined) {
    const from = addDays(today, 1 - days);
    return { from, to: today, previous_from: addDays(from, -days), previous_to: addDays(from, -1) };
  }
  const months = MONTHS[period];
  if (months !== undefined) {
    const from = addDays(addMonths(today, -months), 1);
    const previous_from = addDays(addMonths(today, -2 * months), 1);
    return { from, to: today, previous_from, previous_to: addDays(from, -1) };
  }
  const former = FORMER_MONTHS[period];
  if (former !== undefined) {
    const end = beginOf(former, today);
    const from = addMonths(end, -former);
    const previous_from = addMonths(from, -former);
    return { from, to: addDays(end, -1), previous_from, previous_to: addDays(from, -1) };
  }
  const length = CALENDAR_MONTHS[period] ?? 1;
  const from = beginOf(length, today);
  return { from, to: today, previous_from: addMonths(from, -length), previous_to: addMonths(today, -length) };
}

/** Every calendar month (YYYY-MM) from one day's to another's. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}
