import { dayOf } from '#contract/dates.ts';
import { between } from './chance.ts';

const MINUTE = 60_000;
/** When an office opens and closes, in minutes of the day. */
export const OPENING = 9 * 60 + 40;
export const CLOSING = 18 * 60 + 20;

/** The instant on a day (YYYY-MM-DD, in India) so many minutes after midnight. */
export function istAt(day: string, minutes: number): Date {
  return new Date(startOf(day) + Math.round(minutes * MINUTE));
}

/** The minutes from midnight to an instant, with fractions. */
export function minuteOf(instant: Date): number {
  return (instant.getTime() - startOf(dayOf(instant))) / MINUTE;
}

/** Some instant of a day between opening and closing of an Indian office. */
export function officeTime(day: string): Date {
  return withSeconds(day, between(OPENING, CLOSING));
}

/** An instant on the day, but after another; when the office closes first, some minutes after that other. */
export function officeTimeAfter(day: string, earlier: Date): Date {
  if (dayOf(earlier) !== day) return officeTime(day);
  const minute = Math.ceil(minuteOf(earlier)) + 1;
  return minute >= CLOSING - 5 ? minutesAfter(earlier, 1, 3) : withSeconds(day, between(minute, CLOSING));
}

/** An instant some minutes after another. */
export function minutesAfter(instant: Date, least: number, most: number): Date {
  return new Date(instant.getTime() + between(least * 60, most * 60) * 1000);
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

function withSeconds(day: string, minutes: number): Date {
  return istAt(day, minutes + between(0, 59_999) / MINUTE);
}
