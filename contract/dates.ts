import { zoneFormats } from './zone-formats.ts';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = zoneFormats('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  return dayFormat(timeZone).format(instant);
}

/** Calendar days from one day to another (YYYY-MM-DD both); negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day that lies a number of days after (or, negative, before) another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day some months later (or, negative, before); the month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Calendar days until somebody can join: from the date when there is one, else the stored legacy number.
 * Negative when the date has passed; null when nothing is known.
 */
export function daysToJoin(
  joiningDate: string | null,
  storedDays: number | null,
  today: string,
): number | null {
  return joiningDate === null ? storedDays : daysBetween(today, joiningDate);
}

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (YYYY-MM-DD) in long form: "November 21, 2026". */
export function formatDay(day: string): string {
  return longFormat.format(new Date(`${day}T00:00:00Z`));
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The weekday of a calendar day (YYYY-MM-DD), by which one plans: "Sat". */
export function weekdayOf(day: string): string {
  return weekdayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day (YYYY-MM-DD) for which something is arranged: "Sat, November 21, 2026". */
export function formatArrangedDay(day: string): string {
  return `${weekdayOf(day)}, ${formatDay(day)}`;
}

/** An instant (ISO) in long form in a time zone: "November 21, 2026". */
export function formatDate(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return formatDay(dayOf(new Date(iso), timeZone));
}

const timeFormat = zoneFormats('en-IN', { hour: 'numeric', minute: '2-digit' });

/** The time of day of an instant (ISO) in a time zone: "5:40 pm". */
export function formatTime(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return timeFormat(timeZone).format(new Date(iso));
}

/** An instant (ISO) with its time of day in a time zone: "November 21, 2026, 5:40 pm". */
export function formatMoment(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
}

/** An instant (ISO) for which something is arranged, in a time zone: "Sat, November 21, 2026, 5:40 pm". */
export function formatArranged(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return `${formatArrangedDay(dayOf(new Date(iso), timeZone))}, ${formatTime(iso, timeZone)}`;
}

/** Joining days in candidate lists and detail: "3 days overdue", "Today", "12 days", or "Not specified". */
export function joiningDaysText(days: number | null): string {
  if (days === null) return 'Not specified';
  if (days === 0) return 'Today';
  const count = Math.abs(days);
  const text = count === 1 ? '1 day' : `${count} days`;
  return days < 0 ? `${text} overdue` : text;
}

/** Days remaining on the job form: "Immediate Joiner" at zero or less, else "12 days remaining". */
export function joiningDateText(days: number): string {
  if (days <= 0) return 'Immediate Joiner';
  return days === 1 ? '1 day remaining' : `${days} days remaining`;
}
