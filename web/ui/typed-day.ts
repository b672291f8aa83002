import { daysBetween } from '#contract/dates.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1))
    .toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })
    .toLowerCase(),
);

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
/** "30/11/2026", "30-11-26", "30.11": the day first, as India writes it. */
const IN_NUMBERS = /^(?<day>\d{1,2})[/. -](?<month>\d{1,2})(?:[/. -](?<year>\d{4}|\d{2}))?$/;
/** "30 Nov", "30th november 2026" */
const DAY_FIRST =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]*(?<name>[a-z]{3,9})\.?(?:[ -]+'?(?<year>\d{4}|\d{2}))?$/;
/** "November 30, 2026", as days are shown */
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.? *(?<day>\d{1,2})(?:st|nd|rd|th)?(?: +(?<year>\d{4}))?$/;

/** The day (YYYY-MM-DD) that is meant by what somebody types, that nearest to `today` where no year is typed; null when it is no day. */
export function readTypedDay(typed: string, today: string): string | null {
  const text = typed.trim().toLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ');
  const found = [ISO, IN_NUMBERS, DAY_FIRST, MONTH_FIRST]
    .map((form) => form.exec(text)?.groups)
    .find(Boolean);
  if (!found) return null;
  const { day, name, year } = found;
  const month = name === undefined ? Number(found['month']) : monthOf(name);
  if (year !== undefined) return dayIn(Number(year.length === 2 ? `20${year}` : year), month, Number(day));
  const thisYear = Number(today.slice(0, 4));
  const away = (one: string) => Math.abs(daysBetween(today, one));
  return (
    [-1, 0, 1]
      .map((years) => dayIn(thisYear + years, month, Number(day)))
      .filter((one) => one !== null)
      .toSorted((one, other) => away(one) - away(other))[0] ?? null
  );
}

/** A day or a month that there is not comes out as another: null for that. */
function dayIn(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** From 1 on; 0 for what is no month. */
const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name)) + 1;
