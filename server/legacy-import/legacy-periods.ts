import { NUMBER_WORDS, numberOf } from '../engine/text/number-words.ts';
import { written } from './legacy-values.ts';

/** Reads years of experience and notice periods as old tables write them. What cannot be read is NaN, so that it is told. */

const NUMBER = String.raw`\d+(?:\.\d+)?`;
// "mnths", "mths" and "mons" are months as well; Hindi words stand in many English tables.
const YEARS = String.raw`(?:y(?:ea)?(?:r?s?|rs?\(s\)|r\(s\))|sa+l|varsh)\.?`;
const MONTHS = String.raw`(?:m(?:o?n?t?h?s?|o?n?ths?\(s\)|onth\(s\)|th\(s\)|ahin[ae])|mahine)\.?`;

/** What stands around the years and says nothing else of them. */
const BEFORE_YEARS =
  /^(?:(?:total |overall |work )*exp(?:erience)?\.?\s*[:=–-]?\s*|(?:approx(?:\.|imately)?|around|about|nearly|more than|over|above|min(?:\.|imum)?)\s+|[~>]=?\s*)+/i;
const BEHIND_YEARS = /\s*\(?(?:of\s+)?(?:total |relevant |work )*(?:exp(?:erience)?|approx)\.?\)?$/i;

const ONE_UNIT = new RegExp(String.raw`^(-?${NUMBER})\s*(?:\+|plus\b)?\s*(${YEARS}|${MONTHS})?\s*\+?$`, 'i');
const YEARS_AND_MONTHS = new RegExp(
  String.raw`^(\d+)(?:\.\d+)?\s*\+?\s*${YEARS}\s*\+?\s*(?:,|and|&|n|-|–|/)?\s*(\d{1,2})\s*${MONTHS}$`,
  'i',
);
const YEARS_FROM_TO = new RegExp(
  String.raw`^(${NUMBER})\s*(${YEARS}|${MONTHS})?\s*(?:-|–|to)\s*(${NUMBER})\s*\+?\s*(${YEARS}|${MONTHS})?$`,
  'i',
);
/** Nobody's years are more than none by these. */
const NO_YEARS =
  /^(?:freshers?\b[^\d]*(?:\b0\b[^\d]*)?|0?\s*\(?freshers?\)?|no (?:work )?exp(?:erience)?|(?:<|less than|below|under)\s*(?:1|one|a)\s*y(?:ea)?rs?)$/i;

const MONTHS_OF_YEAR = 12;
const isMonths = (unit: string) => /^m/i.test(unit);

/** Completed years as people write them: "5", "5+ yrs", "5.5 years", "4 Year(s) 2 Month(s)", "4Y 2M", "8 months", "Fresher". */
export function yearsOf(text: string | null): number | null {
  const clean = written(text);
  if (clean === null) return null;
  if (NO_YEARS.test(clean)) return 0;
  const years = clean.replace(BEFORE_YEARS, '').replace(BEHIND_YEARS, '').trim();
  const both = YEARS_AND_MONTHS.exec(years);
  if (both) return Number(both[1]) + Math.floor(Number(both[2]) / MONTHS_OF_YEAR);
  const [, number, unit = ''] = ONE_UNIT.exec(years) ?? [];
  return Math.trunc(Number(number) / (isMonths(unit) ? MONTHS_OF_YEAR : 1));
}

/** A person's completed years; of a range such as "3-4", all that is sure: the lower ones. */
export function completedYears(text: string | null): number | null {
  const single = yearsOf(text);
  if (single === null || !Number.isNaN(single)) return single;
  const range = (written(text) ?? '').replace(BEFORE_YEARS, '').replace(BEHIND_YEARS, '');
  const [, lower = '', ownUnit, upper = '', unit = ''] = YEARS_FROM_TO.exec(range) ?? [];
  const least = yearsOf(`${lower} ${ownUnit ?? unit}`) ?? Number.NaN;
  const most = yearsOf(`${upper} ${unit}`) ?? Number.NaN;
  return least <= most ? least : Number.NaN;
}

const NOTICE = String.raw`(?:notice(?:\s+period)?|np)`;
const SERVING_WORDS = String.raw`(?:(?:currently|already|now)\s+)?(?:serving(?:\s+(?:the\s+|my\s+)?${NOTICE})?|(?:on|under|in)\s+${NOTICE}|${NOTICE}\s+serving)`;
const SERVING = new RegExp(`^${SERVING_WORDS}$`, 'i');
/** "Immidiate" and "immediatly" are met as often as the word itself. */
const IMMEDIATE =
  /^(?:can\s+join\s+|available\s+)?(?:imm|immd|immed|imm?[ei]d[ei]?ate?(?:ly)?|asap|turant)\.?(?:\s+(?:joiner|joinee|joining|join|available|availability))?(?:\s*\(?0\s*days?\)?)?$|^no\s+notice(?:\s+period)?$/i;
const LAST_DAY = new RegExp(
  String.raw`^(?:(?:${SERVING_WORDS}[\s,;:(–—-]*)?(?:l\.?w\.?d\.?|last\s+(?:working\s+)?(?:day|date))|${SERVING_WORDS}[\s,;:(–—-]+(?:till|until|up\s?to))\s*(?:is|was|on|[:=–-])?\s*(.+?)\)?$`,
  'i',
);

/** Whether a cell says that somebody is serving notice, and not for how long: the days stay blank. */
export const isServing = (text: string | null) => SERVING.test(written(text) ?? '');

/** Whether a cell says that somebody can come at once. */
export const isImmediate = (text: string | null) => IMMEDIATE.test(written(text) ?? '');

/** What a cell of notice periods gives as the last working day, "LWD 15/01/2027"; null where it gives none. */
export const lastDayOf = (text: string | null) => LAST_DAY.exec(written(text) ?? '')?.[1] ?? null;

/** What stands around a notice period: of "within 15 days" and "15 days or less" the longest counts. */
const BEFORE_NOTICE = new RegExp(
  String.raw`^(?:(?:official\s+)?${NOTICE}\b\s*(?:is|of|[:=–-])?\s*)?(?:(?:can\s+join\s+)?(?:with)?in\s+|up\s?to\s+|max(?:imum|\.)?\s+|less\s+than\s+|<=?\s*)?`,
  'i',
);
/** What may become of it: whoever can buy it out has it all the same. */
const BEHIND_NOTICE = new RegExp(
  String.raw`[\s,;/(–-]*\b(?:neg(?:otiable|o|\.)?|buy[\s-]?out|can\s+be|early\s+release|official|or\s+less|max|${NOTICE})\b.*$`,
  'i',
);
/** Those beyond the words up to twenty, by their value. */
const TENS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  thirty: 30,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
};
const DAYS_OF = { day: 1, week: 7, month: 30 } as const;
const DAYS = new RegExp(
  String.raw`^(-?\d+|\d+\.5|(?:${[...Object.keys(TENS), ...NUMBER_WORDS].join('|')})\b)\s*(d(?:a?ys?|ay\(s\)|in)?|w(?:ee)?ks?|week\(s\)|haft[ae]|${MONTHS})?\.?$`,
  'i',
);

/** A notice period in days: "30", "1 month", "2 months negotiable", "15 Days or less", "Imm."; none where a last working day stands. */
export function noticeDays(text: string | null): number | null {
  const notice = written(text);
  if (notice === null || isServing(notice) || lastDayOf(notice) !== null) return null;
  if (isImmediate(notice)) return 0;
  const said = notice.replace(BEFORE_NOTICE, '').replace(BEHIND_NOTICE, '').trim();
  const [, number, unit = 'day'] = DAYS.exec(said.replace(/^forty-five/i, 'forty five')) ?? [];
  if (number === undefined) return Number.NaN;
  return Math.round((TENS[number.toLowerCase()] ?? numberOf(number)) * daysOf(unit));
}

/** The days of a unit by its first letter: "wk", "month(s)", "d"; plain numbers are days. */
function daysOf(unit: string): number {
  const first = unit.toLowerCase().charAt(0);
  if (first === 'w' || first === 'h') return DAYS_OF.week;
  return first === 'm' ? DAYS_OF.month : DAYS_OF.day;
}

/** Whether a cell of jobs holds a notice period ("30 days", "15-30 days", "Immediate") and no date. */
export function isNotice(text: string | null): boolean {
  return /^\d{1,3}$|\b(?:days?|weeks?|months?|immediate(?:ly)?|notice)\b/i.test(written(text) ?? '');
}
