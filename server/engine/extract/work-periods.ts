import { NOT_SHIPPING_LINE } from '#server/engine/text/houses.ts';
import { monthRanges, type MonthRange, rangePlaces } from './dates.ts';
import type { Line } from './document.ts';
import { isTitle, segmentsOf } from './segments.ts';

export const INTERNSHIP =
  /\b(?:intern|internship|summer trainee|industrial trainee|vocational training|summer training)\b/i;

/** A line about schooling, where no heading tells it from work. */
export const SCHOOLING = new RegExp(
  String.raw`\b(?:[bm]\.? ?(?:com|sc${NOT_SHIPPING_LINE}|tech|ed|pharm|phil|des)|(?:b\.? ?|m[. ] ?)arch|[bm]\.[ae]|[bm]\.?[bc]\.?a|ph\.? ?d|ll\.? ?b|diploma|bachelor|masters? (?:of|in)|[sh]\.?s\.?c|10th|12th|matric\w*|intermediate|cbse|icse)\b|^\W*(?:gnm|anm|mbbs|bds|bams|bhms|pgdm|m\.?c\.?a|bhm|d\.?el\.?ed)\b`,
  'i',
);

/** Time away from work, told among employments. */
export const BREAK =
  /^\W*(?:(?:career|family|maternity|study|long|\w+ years?'?) )?(?:break|gap|sabbatical|maternity|home ?maker|preparing|preparation)\b(?![ -](?:analysis|down|even|fix))|\b(?:career|maternity|study) (?:break|gap|leave)\b/i;

/** Dates of a paper that somebody holds. */
const PAPERS = /\b(?:licen[cs]e|valid(?:ity)?|registration|passport|visa|warranty)\b/i;
const PLACE_OF_STUDY = /\b(?:school|college|university|vidyalaya|polytechnic|iti)\b/i;

/** Where one line may tell of several employments. */
export const MAY_TELL_SEVERAL: readonly string[] = [
  'header',
  'summary',
  'experience',
  'other',
  'personal',
  'contact',
];

/** What parts one employment from the next on a line, besides the dates themselves. */
const PARTED = /[;|•\t]|\s\/\s|[.]\s+(?=\p{Lu}\p{Ll})/u;
/** "Zoho Jan 2022 - Jun 2022 (intern)": a note behind dates is of theirs. */
const NOTE = /^\s*\([^()\d]*\)/;
/** So far from the start dates open their line. */
const OPENS = 3;

/** A period that a line gives, and what the line says with it: before its dates, or behind where dates open the line. */
interface ToldPeriod<Range> {
  readonly range: Range;
  readonly words: string;
  /** Where dates and words stand in the line. */
  readonly start: number;
  readonly end: number;
}

/** Every period of a line with its own words: "TCS 2015-18; Wipro 2018-now" are two. */
function toldPeriods<Range extends Pick<MonthRange, 'start' | 'end'>>(
  text: string,
  ranges: readonly Range[],
): ToldPeriod<Range>[] {
  const isBehind = (ranges[0]?.start ?? OPENS) < OPENS;
  const ends = ranges.map(({ end }) => end + (NOTE.exec(text.slice(end))?.[0].length ?? 0));
  return ranges.map((range, at) => {
    const after = ends[at] ?? range.end;
    const words = isBehind
      ? (text.slice(range.end, ranges[at + 1]?.start).split(PARTED)[0] ?? '')
      : (text
          .slice(ends[at - 1] ?? 0, range.start)
          .split(PARTED)
          .at(-1) ?? '');
    return {
      range,
      words: `${words}${isBehind ? '' : text.slice(range.end, after)}`.replace(/^[\s,)/–-]+/, ''),
      start: isBehind ? range.start : range.start - words.length,
      end: isBehind ? range.end + words.length : range.end,
    };
  });
}

/** The periods of a line that tells of several employments, without schooling, internships and time away from work. */
export function periodsOfSeveral(line: Line, today: string): MonthRange[] {
  const told = toldPeriods(line.text, monthRanges(line.text, today));
  if (told.length < 2) return [];
  const isOfWork =
    line.section === 'experience' ||
    segmentsOf(line.text).some(({ text }) => isTitle(text.split(':')[0] ?? ''));
  return told
    .filter(
      ({ words }) =>
        ![INTERNSHIP, SCHOOLING, BREAK, PAPERS].some((pattern) => pattern.test(words)) &&
        (isOfWork || !PLACE_OF_STUDY.test(words)),
    )
    .map(({ range }) => range);
}

/** An employer's name has no more words. */
const MOST_WORDS = 5;

/** A line that tells of several employments, their names and dates made blanks: what they spell is no skill. */
export function withoutDatedNames(text: string): string {
  const told = toldPeriods(text, rangePlaces(text));
  if (told.length < 2) return text;
  let blanked = text;
  for (const { range, words, start, end } of told) {
    const name = words.split(/[,:]\s|\s[–-]\s/).findLast((piece) => /\p{L}/u.test(piece)) ?? '';
    if (isTitle(name.trim()) || name.trim().split(/\s+/).length > MOST_WORDS) continue;
    const at = start < range.start ? text.lastIndexOf(name.trim(), range.start) : start;
    if (at < start) continue;
    blanked = blanked.slice(0, at) + ' '.repeat(end - at) + blanked.slice(end);
  }
  return blanked;
}
