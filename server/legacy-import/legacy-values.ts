import type { Bounds } from '#contract/bounds.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees, parseSalaryRange } from '#contract/money.ts';
import { INDUSTRIES } from '#contract/options.ts';
import { cleanList } from '#contract/text.ts';

/** Reads single cells of old tables. A number that cannot be read is NaN, so that it is told and never taken for blank. */

/** What stands in cells that hold no number or date. */
const NOTHING = /^(?:-+|–|—|na|n\/a|nil|null|none)$/i;

/** A cell that should hold a number or a date, or null where it holds none. */
function written(text: string | null): string | null {
  const clean = text?.normalize('NFKC').trim() ?? '';
  return clean === '' || NOTHING.test(clean) ? null : clean;
}

/** Old lists stand as text: "a, b", "a; b", "a|b", or as a database writes them, {"a","b"} or ["a","b"]. */
export function listOf(text: string | null): string[] {
  const inside = (text ?? '').replace(/^[[{]|[\]}]$/g, '');
  return cleanList(inside.split(/[,;|]/).map((part) => part.trim().replace(/^"|"$/g, '')));
}

const AMOUNT =
  /^(\d+(?:\.\d+)?|\.\d+)(?:\/-)?(lpa|l\.p\.a\.?|lakhs?|lacs?|l|crores?|cr|k|thousand)?\.?(?:\/-)?(perannum|p\.?a\.?|\/annum|ayear|peryear|\/year)?(permonth|p\.?m\.?|\/month|amonth|monthly)?$/i;
const MONTHS = 12;

/**
 * An old amount in whole rupees a year: "6 LPA", "6 lakh", "₹6,00,000", "600000", "50,000 per month". Where no unit is
 * written nobody knows it: up to 2,000 it is taken for lakhs, above for rupees. Nothing else here guesses.
 */
export function rupeesOf(text: string | null): number | null {
  const amount = written(text);
  if (amount === null) return null;
  const clean = amount.replaceAll(/[₹,\s]|rs\.?|inr/gi, '');
  const [, digits, unit = '', , month] = AMOUNT.exec(clean) ?? [];
  const number = Number(digits);
  const months = month === undefined ? 1 : MONTHS;
  const short = unit.toLowerCase();
  if (short.startsWith('l')) return lakhsToRupees(number) * months;
  if (short.startsWith('c')) return lakhsToRupees(number * 100) * months;
  if (short !== '') return Math.round(number * 1000) * months;
  if (number > limits.ctcLakhs.max) return Math.round(number) * months;
  // Lakhs in a month is more than anyone meant.
  return month === undefined ? lakhsToRupees(number) : Number.NaN;
}

const YEARS =
  /^(-?\d+)(?:\.\d+)?\s*\+?\s*(?:years?|year\(s\)|yrs?\.?|y)?(?:\s*(?:,|and|&)?\s*\d{1,2}\s*(?:months?|mths?\.?|mos?\.?|m))?$/i;
const MONTHS_ONLY = /^(\d{1,3})\s*(?:months?|mths?\.?|mos?\.?)$/i;

/** Completed years as people write them: "5", "5+ yrs", "5.5 years", "5 years 8 months", "8 months", "Fresher". */
export function yearsOf(text: string | null): number | null {
  const years = written(text);
  if (years === null) return null;
  if (/^freshers?$/i.test(years)) return 0;
  const months = MONTHS_ONLY.exec(years)?.[1];
  return months === undefined ? Number(YEARS.exec(years)?.[1]) : Math.floor(Number(months) / MONTHS);
}

const DAYS_OF = { day: 1, week: 7, month: 30 } as const;
const DAYS = /^(-?\d+)\s*(day|week|month)?(?:s|\(s\))?$/i;

/** A notice period in days: "30", "30 days", "2 months", "Immediate". */
export function noticeDays(text: string | null): number | null {
  const notice = written(text);
  if (notice === null) return null;
  if (/^immediate(?:ly)?(?: joiner)?$/i.test(notice)) return 0;
  const [, number, unit = 'day'] = DAYS.exec(notice) ?? [];
  return Number(number) * DAYS_OF[unit.toLowerCase() as keyof typeof DAYS_OF];
}

const INDIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

/** "05/03/2024", "5-3-2024" as India writes them, the day first, to "2024-03-05"; any other text as it is. */
export function withIsoDay(text: string): string {
  return text.replace(
    INDIAN_DAY,
    (_whole, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** The day of a date or an instant, which may be written "2024-03-05" or "05/03/2024". */
export function dayText(text: string | null): string | null {
  const clean = written(text);
  return clean === null ? null : withIsoDay(clean).slice(0, 10);
}

/** Whether a cell holds a notice period ("30 days", "2 months", "Immediate") and no date. */
export function isNotice(text: string | null): boolean {
  const days = noticeDays(text);
  return days !== null && !Number.isNaN(days);
}

export const isTrue = (text: string | null) => /^(true|t|yes|y|1)$/i.test(text ?? '');

/** What the text says; where it says nothing, what stands in the two columns. */
export function boundsOf(ofText: Bounds | null, ofColumns: Bounds): Bounds | null {
  return ofText !== null && ofText.min === null && ofText.max === null ? ofColumns : ofText;
}

/** An old salary range in rupees; null when it cannot be read. */
export function salaryOf(text: string | null): Bounds | null {
  const clean = (written(text) ?? '')
    .replaceAll(/\blacs?\b/gi, 'lakhs')
    .replaceAll(/(\d)\s*lacs?\b/gi, '$1 lakhs')
    .replaceAll(/per annum|\bp\.?a\.?(?=$|\s)|\/-/gi, '');
  const salary = parseSalaryRange(clean);
  if (salary === null || [salary.min, salary.max].some((amount) => amount === Infinity)) return null;
  // Beyond all lakhs it was written in rupees, which were read as lakhs.
  const most = lakhsToRupees(limits.ctcLakhs.max);
  const inRupees = (amount: number | null) =>
    amount !== null && amount > most ? Math.round(amount / lakhsToRupees(1)) : amount;
  return { min: inRupees(salary.min), max: inRupees(salary.max) };
}

/** An industry as the product writes it, when only capitals differ. */
export function industryOf(text: string | null): string | null {
  return INDUSTRIES.find((each) => each.toLowerCase() === text?.toLowerCase()) ?? text;
}

/** A word of a fixed list, as the product keeps it: "On Hold" is "on_hold". */
export function wordOf(text: string | null): string | null {
  return text?.toLowerCase().replaceAll(/[\s-]+/g, '_') ?? null;
}
