import type { Bounds } from '#contract/bounds.ts';
import type { JobStatus } from '#contract/job-status.ts';
import { INDUSTRIES } from '#contract/options.ts';
import { phoneDigits } from '#contract/phone.ts';
import { cleanList } from '#contract/text.ts';

/** Reads single cells of old tables. A number that cannot be read is NaN, so that it is told and never taken for blank. */

/** What stands in cells that hold no number or date. */
const NOTHING = /^(?:-+|–|—|na|n\/a|n\.a\.?|nil|null|none)$/i;

/** A cell that should hold a number or a date, or null where it holds none. */
export function written(text: string | null): string | null {
  const clean = text?.normalize('NFKC').trim() ?? '';
  return clean === '' || NOTHING.test(clean) ? null : clean;
}

/** Old lists stand as text: "a, b", "a; b", "a|b", or as a database writes them, {"a","b"} or ["a","b"]. */
export function listOf(text: string | null): string[] {
  const inside = (text ?? '').replace(/^[[{]|[\]}]$/g, '');
  return cleanList(inside.split(/[,;|]/).map((part) => part.trim().replace(/^"|"$/g, '')));
}

const YEARS =
  /^(-?\d+)(?:\.\d+)?\s*\+?\s*(?:years?|year\(s\)|yrs?\.?|y)?(?:\s*(?:,|and|&)?\s*\d{1,2}\s*(?:months?|mths?\.?|mos?\.?|m))?$/i;
const MONTHS_ONLY = /^(\d{1,3})\s*(?:months?|mths?\.?|mos?\.?)$/i;

const MONTHS = 12;

/** Completed years as people write them: "5", "5+ yrs", "5.5 years", "5 years 8 months", "8 months", "Fresher". */
export function yearsOf(text: string | null): number | null {
  const years = written(text);
  if (years === null) return null;
  if (/^freshers?$/i.test(years)) return 0;
  const months = MONTHS_ONLY.exec(years)?.[1];
  return months === undefined ? Number(YEARS.exec(years)?.[1]) : Math.floor(Number(months) / MONTHS);
}

/** A person's completed years; of a range such as "3-4", all that is sure: the lower ones. */
export function completedYears(text: string | null): number | null {
  const [, lower, upper] =
    /^(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?\D*)$/i.exec(written(text) ?? '') ?? [];
  const least = yearsOf(lower ?? text);
  if (upper === undefined || least === null) return least;
  return least <= (yearsOf(upper) ?? Number.NaN) ? least : Number.NaN;
}

const DAYS_OF = { day: 1, week: 7, month: 30 } as const;
const DAYS =
  /^(-?\d+)\s*(d|days?|day\(s\)|wks?|weeks?|week\(s\)|m|mos?|mths?|months?|month\(s\))?\.?(?:\s+(?:notice|np)(?:\s+period)?)?$/i;
const SERVING = /^(?:currently\s+)?serving(?:\s+(?:the\s+)?(?:notice(?:\s+period)?|np))?$/i;
const IMMEDIATE =
  /^(?:imm|immd|immed|immediate(?:ly)?)\.?(?:\s+(?:joiner|joining|available))?$|^(?:can\s+join\s+|available\s+)immediately$|^asap$/i;
const LAST_DAY =
  /^(?:(?:currently\s+)?serving(?:\s+(?:the\s+)?(?:notice(?:\s+period)?|np))?[\s,;:(-]*)?(?:l\.?w\.?d\.?|last\s+working\s+(?:day|date))\s*(?:is|on|[:=–-])?\s*(.+?)\)?$/i;

/** Whether a cell says that somebody is serving notice, and not for how long: the days stay blank. */
export const isServing = (text: string | null) => SERVING.test(written(text) ?? '');

/** Whether a cell says that somebody can come at once. */
export const isImmediate = (text: string | null) => IMMEDIATE.test(written(text) ?? '');

/** What a cell of notice periods gives as the last working day, "LWD 15/01/2027"; null where it gives none. */
export const lastDayOf = (text: string | null) => LAST_DAY.exec(written(text) ?? '')?.[1] ?? null;

/** A notice period in days: "30", "30 days", "2 months", "Immediate", "Imm."; none where a last working day stands. */
export function noticeDays(text: string | null): number | null {
  const notice = written(text);
  if (notice === null || isServing(notice) || lastDayOf(notice) !== null) return null;
  if (isImmediate(notice)) return 0;
  const [, number, unit = 'day'] = DAYS.exec(notice) ?? [];
  return Number(number) * daysOf(unit);
}

/** The days of a unit by its first letter: "wk", "month(s)", "d"; plain numbers are days. */
function daysOf(unit: string): number {
  const first = unit.toLowerCase().charAt(0);
  if (first === 'w') return DAYS_OF.week;
  return first === 'm' ? DAYS_OF.month : DAYS_OF.day;
}

/** Whether a cell of jobs holds a notice period ("30 days", "15-30 days", "Immediate") and no date. */
export function isNotice(text: string | null): boolean {
  return /^\d{1,3}$|\b(?:days?|weeks?|months?|immediate(?:ly)?|notice)\b/i.test(written(text) ?? '');
}

/** A phone; of several in one cell the first Indian mobile number. A table program may have left it a decimal point. */
export function phoneOf(text: string | null): string {
  const clean = (text ?? '').trim().replace(/^(\d{10,12})\.0$/, '$1');
  const several = clean.split(/[/,;|\n]|\bor\b/i);
  return several.find((each) => phoneDigits(each) !== null)?.trim() ?? clean;
}

/** A long number as Excel saves it once its column is too narrow: most of its digits are gone. */
export const isShortened = (text: string) => /^\+?\d(?:\.\d+)?e\+?\d+$/i.test(text.trim());

export const isTrue = (text: string | null) => /^(true|t|yes|y|1)$/i.test(text ?? '');

/** What the text says; where it says nothing, what stands in the two columns. */
export function boundsOf(ofText: Bounds | null, ofColumns: Bounds): Bounds | null {
  return ofText !== null && ofText.min === null && ofText.max === null ? ofColumns : ofText;
}

/** An industry as the product writes it, when only capitals differ. */
export function industryOf(text: string | null): string | null {
  return INDUSTRIES.find((each) => each.toLowerCase() === text?.toLowerCase()) ?? text;
}

/** A word of a fixed list, as the product keeps it: "On Hold" is "on_hold". */
function wordOf(text: string | null): string | null {
  return text?.toLowerCase().replaceAll(/[\s-]+/g, '_') ?? null;
}

/** How other systems call the status of a job. */
const STATUSES: Partial<Record<string, JobStatus>> = {
  open: 'published',
  active: 'published',
  live: 'published',
  hold: 'on_hold',
  filled: 'closed',
  cancelled: 'closed',
};

/** The status of a job, in the product's own words where the table's are known. */
export function statusOf(text: string | null): string | null {
  const word = wordOf(text);
  return word === null ? null : (STATUSES[word] ?? word);
}
