import { addDays } from '#contract/dates.ts';
import { daySchema } from '#contract/fields.ts';
import { LEGACY_DAYS } from '#contract/legacy-tables.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';
import { written } from './legacy-values.ts';
import type { LegacyTable } from './read-csv.ts';

/** Reads the days of old tables. What is no day stays as it is, to be refused with its remedy. */

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+(?=\S)/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\b/;
const NUMBERS = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})\b/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+of\b)?[\s./,-]*([a-z]{3,9})[\s./,'’-]*(\d{4}|\d{2})\b/i;
const NAME_AND_DAY = /^([a-z]{3,9})[.\s-]+(\d{1,2})(?:st|nd|rd|th)?[,\s-]+(\d{4})\b/i;
/** "Jan 2026", "Jan'26", "01/2026"; not "Jan-26", which may be a day of January. */
const NAME_AND_YEAR = /^([a-z]{3,9})[.,\s-]*(?:(\d{4})|['’]\s?(\d{2}))$/i;
const MONTH_AND_YEAR = /^(\d{1,2})[/.-](\d{4})$/;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const LAST_MONTH = 12;

/** A year of two digits is of this century until so; old tables name no day that lies further ahead. */
const THIS_CENTURY_UNTIL = 69;

function isoDay(year: string, month: string, day: string): string {
  const full = year.length === 4 ? year : `${Number(year) > THIS_CENTURY_UNTIL ? 19 : 20}${year}`;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const monthOf = (name: string) =>
  String(MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);

/**
 * "05/03/2024", "5-3-24", "5-Mar-24" or "5 March 2024", the day first as India writes, to "2024-03-05"; any other text as it
 * is. Of a month alone it is the first day, or the last one.
 */
export function withIsoDay(text: string, ofMonth: 'first' | 'last' = 'first'): string {
  return text
    .replace(WEEKDAY, '')
    .replace(YEAR_FIRST, (_whole, year: string, month: string, day: string) => isoDay(year, month, day))
    .replace(NUMBERS, (_whole, day: string, month: string, year: string) => isoDay(year, month, day))
    .replace(DAY_AND_NAME, (_whole, day: string, name: string, year: string) =>
      isoDay(year, monthOf(name), day),
    )
    .replace(NAME_AND_DAY, (_whole, name: string, day: string, year: string) =>
      isoDay(year, monthOf(name), day),
    )
    .replace(NAME_AND_YEAR, (_whole, name: string, full?: string, short?: string) =>
      dayOfMonth(full ?? short ?? '', monthOf(name), ofMonth),
    )
    .replace(MONTH_AND_YEAR, (_whole, month: string, year: string) => dayOfMonth(year, month, ofMonth));
}

function dayOfMonth(year: string, month: string, which: 'first' | 'last'): string {
  const first = isoDay(year, month, '1');
  if (which === 'first' || !daySchema.safeParse(first).success) return first;
  const [of = '', number = ''] = first.split('-');
  return new Date(Date.UTC(Number(of), Number(number), 0)).toISOString().slice(0, 10);
}

/**
 * The day of a date or an instant, in any of the forms that are understood. Of a month alone it is the last one, so that
 * nobody is late before it is over.
 */
export function dayText(text: string | null): string | null {
  const clean = written(text);
  return clean === null ? null : withIsoDay(clean, 'last').slice(0, 10);
}

/** The day after one as `dayText` gives it: when somebody can come whose last working day it is. What is no day stays as it is. */
export function dayAfter(day: string | null): string | null {
  return daySchema.safeParse(day).success && day !== null ? addDays(day, 1) : day;
}

/**
 * The table with the days of those columns turned round in which the month stands first, and their names: a second
 * number above 12 shows it, and only if every row can be read so. What wrote one column so wrote the others so, too, unless
 * a first number above 12 shows otherwise. Elsewhere the day is first.
 */
export function withMonthsFirst(
  kind: LegacyKind,
  table: LegacyTable,
): { table: LegacyTable; monthFirst: string[] } {
  const ofDays = [...table.found]
    .filter(([column]) => LEGACY_DAYS[kind].includes(column))
    .map(([column, at]) => ({ column, at, order: orderOf(table.rows.map(({ cells }) => cells[at] ?? '')) }));
  const orders = new Set(ofDays.map(({ order }) => order));
  const isAllSo = orders.has('month first') && !orders.has('day first');
  const turned = ofDays.filter(({ order }) => order === 'month first' || (isAllSo && order === 'either'));
  const rows = table.rows.map((each) => {
    const row = { ...each.row };
    for (const { column } of turned)
      row[column] = (row[column] ?? '')
        .trim()
        .replace(NUMBERS, (_whole, month: string, day: string, year: string) => isoDay(year, month, day));
    return { ...each, row };
  });
  return {
    table: turned.length === 0 ? table : { ...table, rows },
    monthFirst: turned.map(({ at }) => table.names[at] ?? ''),
  };
}

const AS_NUMBERS = /^(\d{4})-(\d{2})-(\d{2})(.*)$/s;

/**
 * A cell of days as it says the same wherever it is read again: what was read out of numbers, with the name of its month,
 * for a few rows of a column do not tell any more what the whole of it did, and a program that opens 2024-03-05 may save
 * it as 3/5/2024. Null for what is no such day.
 */
export function plainDay(cell: string): string | null {
  const clean = cell.trim().replace(WEEKDAY, '');
  if (!NUMBERS.test(clean) && !YEAR_FIRST.test(clean)) return null;
  const iso = withIsoDay(clean);
  const [, year = '', month = '', day = '', rest = ''] = AS_NUMBERS.exec(iso) ?? [];
  if (!daySchema.safeParse(iso.slice(0, 10)).success) return null;
  // With a time it stays a text to such programs when a T stands between.
  if (/^(?:t|[\s,]+)\d/i.test(rest)) return iso.slice(0, 10) + rest.replace(/^(?:t|[\s,]+)/i, 'T');
  const name = MONTHS[Number(month) - 1] ?? '';
  return `${Number(day)}-${name.charAt(0).toUpperCase()}${name.slice(1, 3)}-${year}${rest}`;
}

const TRUE_DATE = /^\d{4}-\d{2}-(\d{2})(?: \d{2}:\d{2})?$/;

/**
 * The columns of days, as the file names them, of which an Excel that reads the month first may have made true dates: it
 * leaves 25/03/2024 as text, and takes 05/03/2024 for May 3. Then no true date has a day above 12.
 */
export function maybeSwapped(kind: LegacyKind, { found, rows, names }: LegacyTable): string[] {
  return [...found].flatMap(([column, at]) => {
    if (!LEGACY_DAYS[kind].includes(column)) return [];
    const cells = rows.map(({ cells: of }) => (of[at] ?? '').trim());
    const days = cells.flatMap((cell) => TRUE_DATE.exec(cell)?.[1] ?? []);
    const isSuspect = days.length > 0 && days.every((day) => Number(day) <= LAST_MONTH);
    return isSuspect && orderOf(cells) === 'day first' ? [names[at] ?? ''] : [];
  });
}

/** What the numbers of a column show; `none` where none of them is a day in numbers. */
function orderOf(cells: readonly string[]): 'month first' | 'day first' | 'either' | 'none' {
  const days = cells.flatMap((cell) => {
    const [, first, second] = NUMBERS.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  if (days.length === 0) return 'none';
  if (days.some(({ first }) => first > LAST_MONTH)) return 'day first';
  return days.some(({ second }) => second > LAST_MONTH) ? 'month first' : 'either';
}
