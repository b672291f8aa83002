import { monthRanges } from './dates.ts';
import { MAY_TELL_SEVERAL } from './work-periods.ts';

/** Years that a line states, with where they stand in it. */
export interface StatedYears {
  readonly months: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Says that the years are all there are. */
const TOTAL = /\b(?:total|overall|over all|cumulative|aggregate)\b/i;
/** What may stand before a total in its own clause: nothing but how it is led in. */
const LED_IN =
  /^\W*(?:(?:i )?(?:have|having|with|of|for|over|about|around|nearly|almost|more than|approx\.?|total|work(?:ing)?|experience|exp\.?)[\s:–-]*)*$/i;
/** What closes it: a mark, or what the years are of, without an employer's name. */
const CLOSED =
  /^[\s'+)]*(?:(?:of |in |as |with |ka |ki )?(?:total |work(?:ing)? )?(?:\p{Ll}[\p{Ll}&/-]+ |\d{1,2} (?=compan|firm|employer|hospital|school)|exp(?:erience)?\b\.?\s*){0,5}(?:\p{Ll}+)?\s*)?(?:[,:;(|–-]|(?<=\.\s+)(?=\p{Lu})|$)/u;
/** So much nearer to one employment's length than this, in months, the years may be that employment's. */
const OF_ANOTHER_LENGTH = 12;

/**
 * Whether years that stand on a line with dates are the person's total: "8 years: Apollo 2018-2021; NMC 2021-now". Those
 * of one employment stand behind its dates or its name, or are as long as it.
 */
export function isTotalBesideDates(
  stated: StatedYears,
  onLine: readonly StatedYears[],
  section: string,
  today: string,
): boolean {
  const { text, start, end, months } = stated;
  const ranges = monthRanges(text, today);
  const [first] = ranges;
  if (!first || !MAY_TELL_SEVERAL.includes(section)) return false;
  const clause =
    text
      .slice(0, start)
      .split(/[,;|(:]|\s[–-]\s|[.]\s/)
      .at(-1) ?? '';
  const saysTotal =
    TOTAL.test(clause.slice(-40)) || /^\s*(?:of |in )?(?:total|overall)\b/i.test(text.slice(end));
  if (saysTotal && ranges.length > 1) return true;
  if (start > first.start || !LED_IN.test(clause) || !CLOSED.test(text.slice(end, first.start))) return false;
  // "G4S, 3 yrs, 2016-2018; SIS, 2 yrs, 2019-2020": each has its own.
  const others = onLine
    .filter((other) => other.start > first.start)
    .reduce((sum, each) => sum + each.months, 0);
  if (others > months) return false;
  const ofFirst = first.to - first.from;
  return ranges.length > 1
    ? Math.abs(months - ofFirst) >= OF_ANOTHER_LENGTH
    : months - ofFirst >= OF_ANOTHER_LENGTH;
}
