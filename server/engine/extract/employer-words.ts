import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { headingKind, type SectionKind } from './sections.ts';

/** What ends a firm's name, in any letters; what is a plain word too only with a capital: not "for the group". */
const FIRM =
  /^(?:[ ,]+(?:&|and|\p{Lu}[\p{L}.&-]*)){0,3}[ ,]+(?:\((?:India|I|P)\) ?)?(?:[Pp]vt|PVT|[Pp]rivate|PRIVATE|[Ll]td|LTD|[Ll]imited|LIMITED|[Ll][Ll][Pp]|Inc|INC|Industries|INDUSTRIES|Corporation|CORPORATION|[Cc]orp|CORP|Company|COMPANY|C[Oo]\.|Enterprises|ENTERPRISES|Group|GROUP|Works|WORKS|Mills|MILLS|Associates|ASSOCIATES|(?:&|and|AND) (?:[Ss]ons|SONS))(?![\p{L}\p{N}])/u;
const DATED = /\b(?:19|20)\d\d\b|\b(?:present|till date|current)\b/i;
const PROPER = /^[^\p{L}]*(?:\p{Lu}[\p{L}.&'-]*[ ]){1,3}$/u;
/** Who gives courses, and papers of them, stands before what was learned: "Udemy React - 2022". */
const COURSES =
  /\b(?:nptel|swayam|udemy|coursera|edx|udacity|simplilearn|upgrad|edureka|datacamp|pluralsight|great learning|linkedin learning|internshala|skillsoft|nielit|hackerrank|certifi\w+|courses?|training|workshop|diploma)\b/i;
const STUDIES: readonly (SectionKind | null)[] = ['certifications', 'education', 'skills'];

/** How far back a section's heading is looked for, in characters. */
const SECTION = 600;

/** The section in which a line stands that begins at `from`; null where no heading is near. */
function sectionAt(text: string, from: number): SectionKind | null {
  const lines = text
    .slice(Math.max(0, from - SECTION), from)
    .split('\n')
    .toReversed();
  return lines.map(headingKind).find((kind) => kind !== null) ?? null;
}

/**
 * Whether what stands from `start` to `end` of a resume is of an employer's name: "Forgings" in "Bharat Forgings Pvt
 * Ltd", or in "Bharat Forgings, Pune, 2019 - 2022". A name by itself is told by its place before a firm's ending, or at the
 * head of a dated line behind words that no English text has, where the line is of no course.
 */
export function isOfEmployer(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const before = text.slice(from, start);
  const after = text.slice(end, to === -1 ? text.length : to);
  if (FIRM.test(after) && /\p{Lu}[\p{L}.&'-]* $/u.test(before)) return true;
  const next = to === -1 ? '' : (text.slice(to + 1).split('\n', 1)[0] ?? '');
  if (!PROPER.test(before) || !/^ *(?:$|[,|(–-])/.test(after) || !DATED.test(`${after} ${next}`))
    return false;
  if (COURSES.test(before) || STUDIES.includes(sectionAt(text, from))) return false;
  const first = /\p{L}[\p{L}'-]*/u.exec(before)?.[0] ?? '';
  return first !== '' && !isCommonWord(first.toLowerCase());
}
