import { addDays, dayOf } from '#contract/dates.ts';
import { between, percent } from './chance.ts';

const MINUTE = 60_000;
const OPENING = 9 * 60 + 40;
const CLOSING = 18 * 60 + 20;

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day itself, or the Monday after when it is a Sunday or (mostly) a Saturday. */
export function workday(day: string): string {
  const of = weekday(day);
  if (of === 0) return addDays(day, 1);
  return of === 6 && percent(85) ? addDays(day, 2) : day;
}

/** The day itself, or the Friday before a weekend. */
export function workdayBefore(day: string): string {
  const of = weekday(day);
  if (of === 0) return addDays(day, -2);
  return of === 6 ? addDays(day, -1) : day;
}

function istAt(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + minutes * MINUTE + between(0, 59_999));
}

/** Some instant of a day between opening and closing of an Indian office. */
export function officeTime(day: string): Date {
  return istAt(day, between(OPENING, CLOSING));
}

/** An instant on the day, but after another; when the office closes first, some minutes after that other. */
export function officeTimeAfter(day: string, earlier: Date): Date {
  if (dayOf(earlier) !== day) return officeTime(day);
  const minute = Math.ceil((earlier.getTime() - Date.parse(`${day}T00:00:00+05:30`)) / MINUTE) + 1;
  return minute >= CLOSING - 5 ? minutesAfter(earlier, 1, 3) : istAt(day, between(minute, CLOSING));
}

/** An instant some minutes after another. */
export function minutesAfter(instant: Date, least: number, most: number): Date {
  return new Date(instant.getTime() + between(least * 60, most * 60) * 1000);
}
