import { HOBBIES_BESIDE, isUnknownHeading } from './document.ts';
import { headingKind, labelledContent } from './sections.ts';

const MARKS = /^[^\p{L}\p{N}]+/u;
/** What has a year is work or schooling, whatever heading was not seen before it. */
const YEAR = /\b(?:19|20)\d\d\b/;
/** The space between two columns: what stands in the other one is not of the hobbies. */
const COLUMN_GAP = /(?<=[\p{L}\p{N}.,)])(?: {3,}|\t+)(?=\S)/u;
/** So much further in than its heading, a line is of the other column alone. */
const COLUMN_INDENT = 8;

const blank = (text: string) => ' '.repeat(text.length);
const indentOf = (line: string) => line.search(/\S/);

/** Blanks a line of hobbies from `start` on, up to another column. */
function blankFrom(line: string, start: number, hobbiesAt: number): string {
  const gap = line.slice(hobbiesAt).search(COLUMN_GAP);
  const end = gap === -1 ? line.length : hobbiesAt + gap;
  return line.slice(0, start) + blank(line.slice(start, end)) + line.slice(end);
}

/**
 * A resume's text without the hobbies and interests in it: who likes photography in the evening has not worked as a
 * photographer. All else keeps its place. Normalised text.
 */
export function blankHobbies(text: string): string {
  let isOfHobbies = false;
  let headingIndent = 0;
  let followsBlank = true;
  let breaksOff = false;
  const kept = text.split('\n').map((line) => {
    const body = line.trim().replace(MARKS, '');
    const opensBlock = followsBlank;
    followsBlank = body === '';
    if (body === '') return line;
    const heading = headingKind(body);
    if (heading !== null) {
      isOfHobbies = heading === 'interests';
      headingIndent = indentOf(line);
      return isOfHobbies ? blank(line) : line;
    }
    const isOfOther =
      YEAR.test(body) ||
      (opensBlock && isUnknownHeading(body)) ||
      indentOf(line) >= headingIndent + COLUMN_INDENT;
    if (isOfOther) isOfHobbies = false;
    const own = labelledContent(body);
    const goesOn = breaksOff && !opensBlock && !YEAR.test(body) && !/^\s*[^\p{L}\p{N}\s]/u.test(line);
    const isHobby = own === null ? isOfHobbies || goesOn : own.kind === 'interests';
    const from = isHobby ? 0 : line.search(HOBBIES_BESIDE);
    breaksOff = from !== -1 && line.trimEnd().endsWith(',');
    if (from === -1) return line;
    const hobbiesAt = isHobby && own !== null ? line.lastIndexOf(own.content) : from;
    const left = blankFrom(line, from, Math.max(from, hobbiesAt));
    // The lines below go on in the columns too.
    if (left.trim() !== '' && isHobby) isOfHobbies = false;
    return left;
  });
  return kept.join('\n');
}
