import { remember } from '#server/engine/text/remember.ts';

/** A stretch of months, counted from year 0; `to` is the first month after it. */
export interface MonthRange {
  readonly from: number;
  readonly to: number;
  /** The text says that it goes on. */
  readonly current: boolean;
  /** Where it stands in its line. */
  readonly start: number;
  readonly end: number;
}

interface DateMark {
  readonly start: number;
  readonly end: number;
  /** Month from year 0; January when only a year is written; null for "present". */
  readonly month: number | null;
  readonly yearOnly: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const YEAR = String.raw`((?:19[6-9]|20[0-4])\d)`;
const PRESENT = String.raw`(?:till|til|until|to|up ?to|at(?= pres))?[ -]*\b(?:present(?: day)?|current(?:ly)?|(?:till|til|to)[ -]*(?:date|now|today)|date|now|still|today|ongoing|continu(?:e[ds]?|ing)|cont'?d|ab ?tak|abhi ?tak|aaj ?tak|till)\b`;

type Reader = (match: RegExpMatchArray) => { month: number | null; yearOnly: boolean } | null;

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 60 ? 2000 + year : 1900 + year;
}

function dated(year: string | undefined, month: number): ReturnType<Reader> {
  if (year === undefined || month < 0 || month > 11) return null;
  return { month: fullYear(year) * 12 + month, yearOnly: false };
}

const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(String.raw`\b${MONTH}\.? ?\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}\b`, 'gi'),
    (m) => dated(m[2], monthOf(m[1] ?? '')),
  ],
  [
    new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?[ -])?${MONTH}[\s.,'/–-]*${YEAR}\b`, 'gi'),
    (m) => dated(m[2], monthOf(m[1] ?? '')),
  ],
  [
    new RegExp(String.raw`\b${MONTH}(?:\.? ?' ?|\.?-| )(\d{2})\b(?!\d|[,/.-]? ?(?:19|20)\d\d)`, 'gi'),
    (m) => dated(m[2], monthOf(m[1] ?? '')),
  ],
  [new RegExp(String.raw`\b\d{1,2}[/.-](\d{1,2})[/.-]${YEAR}\b`, 'g'), (m) => dated(m[2], Number(m[1]) - 1)],
  [/\b\d{1,2}[/.-](\d{1,2})[/.-](\d{2})\b/g, (m) => dated(m[2], Number(m[1]) - 1)],
  [new RegExp(String.raw`\b(\d{1,2}) ?[/.-] ?${YEAR}\b`, 'g'), (m) => dated(m[2], Number(m[1]) - 1)],
  [
    new RegExp(
      String.raw`\b${YEAR}[/.-](0[1-9]|1[0-2])\b(?=\s*(?:[-–]|to|till)\s*(?:(?:19|20)\d\d[/.-]|pres|curr|till|date|now|today|ongoing))`,
      'gi',
    ),
    (m) => dated(m[1], Number(m[2]) - 1),
  ],
  [
    new RegExp(
      String.raw`(?<=(?:19|20)\d\d[/.-]\d\d\s*(?:[-–]|to|till)\s*)${YEAR}[/.-](0[1-9]|1[0-2])\b`,
      'gi',
    ),
    (m) => dated(m[1], Number(m[2]) - 1),
  ],
  [new RegExp(String.raw`\b${YEAR}/(0[1-9]|1[0-2])\b(?!/)`, 'g'), (m) => dated(m[1], Number(m[2]) - 1)],
  [new RegExp(String.raw`\b${YEAR} ${MONTH}\b(?!\.?,? ?\d)`, 'gi'), (m) => dated(m[1], monthOf(m[2] ?? ''))],
  [new RegExp(String.raw`\b${YEAR}\b`, 'g'), (m) => ({ month: Number(m[1]) * 12, yearOnly: true })],
  // "'18-'21", "'21 - till date"
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])'(\d{2})\b(?=\s*(?:[-–]|to|till)\s*(?:'\d{2}\b|${PRESENT}))`,
      'giu',
    ),
    (m) => ({ month: fullYear(m[1] ?? '') * 12, yearOnly: true }),
  ],
  [
    /(?<=(?<![\p{L}\p{N}])'\d{2}\s*(?:[-–]|to|till)\s*)'(\d{2})\b/giu,
    (m) => ({ month: fullYear(m[1] ?? '') * 12, yearOnly: true }),
  ],
  [new RegExp(PRESENT, 'gi'), () => ({ month: null, yearOnly: false })],
  [
    new RegExp(String.raw`\b${MONTH}\b(?=\.?,? ?(?:[-–]|to|till) ?${MONTH}[\s.,'-]*${YEAR}\b)`, 'gi'),
    (m) => dated(m[3], monthOf(m[1] ?? '')),
  ],
];

const LINES_OF_RESUME = 1000;

/** Every date of a line, left to right, none inside another. */
const dateMarks = remember((line: string): readonly DateMark[] => {
  const marks: DateMark[] = [];
  for (const [pattern, read] of FORMS) {
    for (const match of line.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (marks.some((mark) => start < mark.end && end > mark.start)) continue;
      const value = read(match);
      if (value) marks.push({ start, end, ...value });
    }
  }
  return marks.sort((a, b) => a.start - b.start);
}, LINES_OF_RESUME);

const RANGE_MARK =
  /^[\s,.)'(|]*(?:[-–~]+>?|[→»>]|\/(?= )|to|till|until|up ?to|through|thru|se|\.{2,3})?[\s.:(']*(?:the )?$/i;
const SHORT_END = /^ ?[-–] ?(\d{2})\b(?![/.-]?\d)/;
const OPEN_BEFORE =
  /\b(?:since|from|w\.?e\.?f\.?|with effect from|joined (?:on|in)?|working from|date of joining[ :–-]*)\s*:?\s*$/i;
const OPEN_AFTER =
  /^\s*(?:onwards?|and continuing)|^\s*[-–]+\s*(?:[)\]]|$)|^\s*se\b(?=\s*(?:ab\b|abhi|[,.;)]|$))/i;

/**
 * The ranges of months that a line gives: "Apr 2019 – Present", "06/2018 to 03/2021", "2016-19", "since June 2020",
 * "Jan to Mar 2019". `today` (YYYY-MM-DD) ends those that go on. Years alone count as whole years from the first
 * January to the last.
 */
export function monthRanges(line: string, today: string): MonthRange[] {
  const [year = '0', month = '1'] = today.split('-');
  const now = Number(year) * 12 + Number(month) - 1;
  return allRanges(line, now).filter(({ from, to }) => to >= from && to - from <= 50 * 12 && from <= now);
}

/** Where the ranges of a line stand, whatever day it is. */
export function rangePlaces(line: string): Pick<MonthRange, 'start' | 'end'>[] {
  return allRanges(line, Number.POSITIVE_INFINITY);
}

function allRanges(line: string, now: number): MonthRange[] {
  const marks = dateMarks(line);
  const ranges: MonthRange[] = [];
  for (let at = 0; at < marks.length; at += 1) {
    const first = marks[at];
    if (!first || first.month === null) continue;
    const next = marks[at + 1];
    const rest = line.slice(first.end);
    const short = first.yearOnly ? SHORT_END.exec(rest) : null;
    if (next && RANGE_MARK.test(line.slice(first.end, next.start))) {
      at += 1;
      const to = next.month === null ? now : next.month + (next.yearOnly ? 0 : 1);
      ranges.push({ from: first.month, to, current: next.month === null, start: first.start, end: next.end });
    } else if (short && fullYear(short[1] ?? '') * 12 > first.month) {
      const end = first.end + short[0].length;
      ranges.push({
        from: first.month,
        to: fullYear(short[1] ?? '') * 12,
        current: false,
        start: first.start,
        end,
      });
    } else if (OPEN_BEFORE.test(line.slice(0, first.start)) || OPEN_AFTER.test(rest)) {
      ranges.push({ from: first.month, to: now, current: true, start: first.start, end: first.end });
    }
  }
  return ranges;
}

/** How many different months some ranges cover together. */
export function monthsCovered(ranges: readonly Pick<MonthRange, 'from' | 'to'>[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}

/** Takes the dates out of a line, with the marks and brackets left around them. */
export function withoutDates(line: string): string {
  let text = line;
  const marks = dateMarks(line).filter((mark, at, all) => {
    const before = all[at - 1];
    return (
      mark.month !== null || (before !== undefined && RANGE_MARK.test(line.slice(before.end, mark.start)))
    );
  });
  for (const { start, end } of marks.toReversed()) text = `${text.slice(0, start)}\u0000${text.slice(end)}`;
  return text
    .replaceAll(
      /\(?\s*(?:from|since|period|duration|tenure)?\s*:?\s*\u0000(?:\s*(?:[-–~]|to|till|until)?\s*\u0000)*\s*\)?/gi,
      '\t',
    )
    .replaceAll(/\t\s*onwards?\b/gi, '\t')
    .replaceAll(/[\t ]*\t[\t ]*/g, '\t')
    .replaceAll(/^[\s,|–-]+|[\s,|(–-]+$/g, '');
}
