import { daysBetween } from '#contract/dates.ts';
import { calendarDay } from '#server/engine/text/calendar-day.ts';
import { monthOf } from './dates.ts';

const MONTH = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`;
/** Days with their year: one without it may be of any. */
const DAY = new RegExp(
  [
    String.raw`\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)\b`,
    String.raw`\b(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>20\d\d|\d\d)\b`,
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]?(?:of )?${MONTH}[ ,'’-]{1,3}(?<year>20\d\d|\d\d)\b`,
    String.raw`\b${MONTH} ?(?<day>\d{1,2})(?:st|nd|rd|th)?[ ,]{1,2}(?<year>20\d\d)\b`,
  ].join('|'),
  'gi',
);

/** What stands before the day from which somebody is free. */
const FREE_FROM =
  /\b(?:last (?:working |official )?(?:day|date)|l\.?w\.?d\b|serving|(?:on|in) notice|notice (?:period )?(?:ends?|ending|till|until|up ?to)|availab(?:le|ility)|can join|reliev(?:ed|ing) (?:on|by|date))/gi;
/** How far behind it the day is looked for, in characters. */
const REACH = 60;

function writtenDay({ groups = {} }: RegExpMatchArray): string | null {
  const { year, name, month, day } = groups;
  const ofYear = name === undefined ? Number(month) : monthOf(name) + 1;
  return calendarDay(2000 + (Number(year) % 100), ofYear, Number(day));
}

/**
 * Days from today (YYYY-MM-DD) until the day that a text gives for the end of a notice that is being served; null where
 * it gives none with its year, or one that is over.
 */
export function daysToLastDay(text: string, today: string): number | null {
  for (const label of text.matchAll(FREE_FROM)) {
    const from = label.index + label[0].length;
    for (const match of text.slice(from, from + REACH).matchAll(DAY)) {
      const day = writtenDay(match);
      if (day !== null && day >= today) return daysBetween(today, day);
    }
  }
  return null;
}
