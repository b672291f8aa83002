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

/**
 * The days of a period that ends today, and of the same length before. The financial year begins on April 1 and is
 * compared with the same days of the former one.
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
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
  return {
    from: `${year}-04-01`,
    to: today,
    previous_from: `${year - 1}-04-01`,
    previous_to: addMonths(today, -12),
  };
}

/** Every calendar month (YYYY-MM) from one day's to another's. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}
