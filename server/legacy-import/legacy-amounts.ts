import type { Bounds } from '#contract/bounds.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees, salaryRangeText } from '#contract/money.ts';
import { written } from './legacy-values.ts';

/** Reads pay as old tables write it. An amount that cannot be read is NaN, so that it is told and never taken for blank. */

/** What stands for an amount in cells that hold none. */
const NO_AMOUNT =
  /^(?:\(?nego(?:tiable|\.)?\)?|open(?:\s+to\s+negotiat\w+)?|as per (?:the )?(?:company |market |industry )?(?:norms?|standards?|policy)|(?:market|industry) standards?|best in (?:the )?(?:industry|market)|not disclosed|confidential|not applicable|not working|freshers?|t\.?b\.?d\.?)$/i;

/** What stands around an amount and leaves it as it is. */
const BEFORE_AMOUNT =
  /^(?:(?:current|expected|total|fixed|gross|ctc|min(?:imum|\.)?|approx(?:\.|imately)?|around|about|above|more than|at least)\s*[:=–-]?\s*|[~>]=?\s*)+(?=[\d₹.]|rs|inr)/i;
const BEHIND_AMOUNT = new RegExp(
  [
    // What comes on top of it without a number of its own.
    String.raw`\s*\+\s*(?:variables?|incentives?|bonus(?:es)?|esops?|perks|benefits|allowances?)[^\d]*`,
    String.raw`\s*[-–/,]?\s*\(?(?:negotiable|nego?\b\.?|fixed|gross|ctc|only|approx\.?)\)?`,
  ]
    .map((each) => `${each}$`)
    .join('|'),
  'i',
);

/** A cell that should hold an amount, without what says nothing of it, or null where it holds none. */
function amountText(text: string | null): string | null {
  const clean = written(text);
  if (clean === null || NO_AMOUNT.test(clean)) return null;
  const amount = clean.replace(BEFORE_AMOUNT, '').replace(BEHIND_AMOUNT, '').replace(BEHIND_AMOUNT, '');
  return amount.replaceAll(/[₹,\s]|rs\.?|inr/gi, '');
}

const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;
const UNIT = String.raw`lpa|l\.p\.a\.?|lakhs?(?:\(s\))?|lacs?(?:\(s\))?|lks?|l|crores?|cr|k|thousand`;
const YEAR = String.raw`perannum|\/?p\.?a\.?|\/annum|ayear|peryear|\/y(?:ea)?r|annually|yearly`;
const MONTH = String.raw`permonth|p\.?\/?m\.?|\/month|\/mo|amonth|monthly`;
const AMOUNT = new RegExp(`^(${NUMBER})\\+?(?:/-)?(${UNIT})?\\.?\\+?(?:/-)?(${YEAR})?(${MONTH})?$`, 'i');
/** "12 Lac(s) 50 Thousand", as job portals write it. */
const LAKHS_AND_THOUSANDS = new RegExp(
  String.raw`^(${NUMBER})(?:lakhs?|lacs?)(?:\(s\))?(?:and)?(\d{1,2})(?:thousand|k)(?:\(s\))?(?:${YEAR})?$`,
  'i',
);
const RANGE = new RegExp(
  `^(?:up-?to(?:${NUMBER})|(?:${NUMBER})(?:/-)?(?:${UNIT})?\\.?(?:-|–|to)(?:${NUMBER}))(?:/-)?(?:${UNIT})?\\.?(?:/-)?(?:${YEAR}|${MONTH})?$`,
  'i',
);
const MONTHS = 12;

/** Up to the first a plain number is lakhs; from the second on it may be a year's pay in rupees, in between it is a month's. */
const MOST_LAKHS = limits.ctcLakhs.max;
const YEARLY_FROM = 100_000;

/**
 * An old amount in whole rupees a year: "6 LPA", "6 lakh", "₹6,00,000", "600000", "50,000 per month". Where no unit is
 * written, up to 2,000 it is taken for lakhs and from 1,00,000 for rupees; what lies between is nearly always a month's
 * pay and never a year's, so it is no amount until the file says which. Nothing else here guesses.
 */
export function rupeesOf(text: string | null): number | null {
  const clean = amountText(text);
  if (clean === null) return null;
  const [, lakhs, thousands] = LAKHS_AND_THOUSANDS.exec(clean) ?? [];
  if (lakhs !== undefined) return lakhsToRupees(Number(lakhs) + Number(thousands) / 100);
  const [, digits, unit = '', year, month] = AMOUNT.exec(clean) ?? [];
  const number = Number(digits);
  const months = month === undefined ? 1 : MONTHS;
  const short = unit.toLowerCase();
  if (short.startsWith('l')) return lakhsToRupees(number) * months;
  if (short.startsWith('c')) return lakhsToRupees(number * 100) * months;
  const plain = short === '' ? number : Math.round(number * 1000);
  // Lakhs in a month is more than anyone meant.
  if (month !== undefined) return plain <= MOST_LAKHS ? Number.NaN : Math.round(plain) * MONTHS;
  if (short === '' && number <= MOST_LAKHS) return lakhsToRupees(number);
  return year === undefined && plain < YEARLY_FROM ? Number.NaN : Math.round(plain);
}

/** Whether a cell holds two amounts, such as "4.5-5", or only the most ("up to 15 LPA"): which amount is meant nobody knows. */
export function isAmountRange(text: string | null): boolean {
  const clean = amountText(text);
  return clean !== null && RANGE.test(clean);
}

/** A person's pay; of a range it stays blank. */
export function payOf(text: string | null): number | null {
  return isAmountRange(text) ? null : rupeesOf(text);
}

const SALARY = new RegExp(
  `^(upto)?(${NUMBER})(${UNIT})?\\.?(\\+)?(?:(?:-|–|to)(${NUMBER}))?(${UNIT})?\\.?(${YEAR}|${MONTH})?$`,
  'i',
);

/** An old salary range, or one amount, in rupees a year; null when it cannot be read. */
export function salaryOf(text: string | null): Bounds | null {
  const clean = amountText(text)?.replaceAll('/-', '') ?? '';
  if (clean === '') return { min: null, max: null };
  const [, upTo, first, ownUnit, plus, second, lastUnit = '', period = ''] = SALARY.exec(clean) ?? [];
  if (second !== undefined && (upTo !== undefined || plus !== undefined)) return null;
  const least = rupeesOf(`${first}${ownUnit ?? lastUnit}${period}`) ?? Number.NaN;
  const most = second === undefined ? least : (rupeesOf(`${second}${lastUnit}${period}`) ?? Number.NaN);
  if (!Number.isFinite(least) || !Number.isFinite(most)) return null;
  return { min: upTo === undefined ? least : null, max: plus === undefined ? most : null };
}

/**
 * What to ask of an amount, or a range of them, that could only be a month's pay and does not say so: what stands there,
 * and what it would be in a year. Null of any other text.
 */
export function unsaidPeriod(text: string | null): { written: string; yearly: string } | null {
  if (text === null || salaryOf(text) !== null) return null;
  const monthly = salaryOf(`${text} per month`);
  const yearly = monthly && salaryRangeText(monthly.min, monthly.max);
  return yearly === null ? null : { written: text.trim(), yearly: yearly.replaceAll('₹', '') };
}
