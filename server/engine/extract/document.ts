import type { TextLayout } from '#server/engine/layout.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { normaliseText } from '#server/engine/text/normalise.ts';
import { unfoldColumns } from './columns.ts';
import { withoutMarkup } from './markup.ts';
import { PAGE_PARTS } from './sentences.ts';
import {
  headingKind,
  labelledContent,
  labelsWhatIsDone,
  listsWhatIsDone,
  type SectionKind,
} from './sections.ts';
import { unfoldTables } from './tables.ts';

/** A line of the resume, normalised; cells of a table row are parted by a tab. */
export interface Line {
  readonly text: string;
  readonly at: number;
  readonly section: SectionKind;
  readonly isHeading: boolean;
  readonly isBullet: boolean;
  /** Its bullet is a number or letter. */
  readonly isCounted: boolean;
  /** An empty line stands before it. */
  readonly opensBlock: boolean;
  /** Font size in points and page, when the layout is known. */
  readonly size: number | null;
  readonly page: number | null;
}

export interface ResumeDocument {
  readonly lines: readonly Line[];
}

const BULLET = /^(?:[•*➔→►✓√o+#»>]\s+|[•➔→►✓√»]|[-–]\s+)/;

/** "1.", "2)", "(a)", "iv)": what a writer counts, employments as well as duties. */
const COUNTED = /^(?:\(?\d{1,2}[.)]\s+|\([a-z]{1,4}\)\s*|[a-z]{1,3}\)\s+)/i;

/** A range of dates that goes on in the next line. */
const BROKEN_RANGE =
  /((?:19|20)\d\d)\s*?[-–] *\n\s*(?=(?:19|20)\d\d|\d\d\/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|present|current|till)[a-z]*\b)/gi;

/** A line that breaks off after "&", "and" or a dash: a table cell too narrow for its text. */
const BROKEN_LINE =
  /(?<=[^\n]{3} )(&|and|-|–) *\n(?! *\n)[ \t]*(?=\p{Lu}[^\n]{0,40}(?:\n|$))|(?<=\p{L})()[ ,]*\n[ \t]*(?=(?:pvt|private|ltd|limited|llp)\b)/giu;

/** A heading that the text's export ran into the end of a line: "24 monthsCompany Details". */
const GLUED_HEADING = /(?<=\p{Ll})(?=(?:Company|Skill|Education|Project|Personal) Details\b)/gu;

/** Hobbies beside something else in a line: "Tally, GST | Hobbies: cooking". */
export const HOBBIES_BESIDE = /(?<! ) *[|;.\t] *(?=(?:hobby|hobbies)(?: (?:and|&) interests)? ?[:–-])/gi;

/** "[Asha Rao](mailto:asha@example.com)", as text formats write a link. */
const WRITTEN_LINK = /\[([^[\]\n]{1,80})\]\((?:mailto:|tel:)?([^()\s]{1,200})\)/g;

/**
 * No resume is longer: some eighty pages, or ten where each word is a line. What comes behind is passed over, or a file of tiny
 * lines would take seconds.
 */
const MOST_LINES = 4000;

/** "Curriculam Vitae", "CARRICULUM VITE": a title that is misspelt as often as not, and nobody's name. */
const MISSPELT_TITLE = /\bc[aeou]r+[aeiu]c+[eou]?l+[aeiou]r?m[ \t-]{0,3}v[ei]t[aeit]{1,4}s?\b/gi;

/** Where somebody comes from in their firm, which is no more what they are: "Manager (promoted from Consultant in 2024)". */
const FORMER_POST = / ?\((?:promoted|elevated|re-?designated|moved) from [^()\n]{2,80}\)/gi;

/** Sections that hold nothing but lists: a line of capitals that opens a block there is a heading that we do not know. */
const LISTS: readonly SectionKind[] = ['skills', 'strengths', 'languages', 'interests', 'certifications'];

/** Whether a line of capitals looks like a heading of a kind that we do not know. */
export function isUnknownHeading(line: string): boolean {
  return (
    /^[\p{Lu} &/]{6,40}:?$/u.test(line) && line.trim().split(' ').length >= 2 && findSkills(line).length === 0
  );
}

/** "A N I T A   R A O" to "ANITA RAO": letters set apart for looks. */
function closeSpacedLetters(line: string): string {
  const parts = line.trim().split(/\s+/);
  const single = parts.filter((part) => /^\p{L}$/u.test(part)).length;
  if (parts.length < 5 || single / parts.length < 0.8) return line;
  return line
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(/\s/g, ''))
    .join(' ');
}

/** "EXPERIENCE      8 years": a heading in capitals beside the years. */
function opensWithYears(line: string): boolean {
  const [, head = ''] = /^([\p{Lu} ]{4,40}?)\s*[:\t(–-]\s*\d[^\n]*\b(?:years?|yrs?)\b/iu.exec(line) ?? [];
  return (
    head !== '' && head === head.toUpperCase() && !/TOTAL/.test(head) && headingKind(head) === 'experience'
  );
}

/** "Work Experience: 5 yrs" by itself, below what was studied or listed. */
const WORK_WITH_YEARS =
  /^(?:work(?:ing)?|job|professional|employment|teaching|clinical|industrial) exp(?:erience|\.)?\s*[:–-]+\s*\d[\d.]*\+? ?(?:years?|yrs?)\b\.?$/i;
const MAY_END: readonly SectionKind[] = ['education', 'personal', 'certifications', 'languages', 'interests'];

const LONG_LINE = 300;

/** A page that came as one line is taken apart, so that one sentence is not read as another's date or label. */
function sentencesOfLong(line: string): string[] {
  return line.length <= LONG_LINE ? [line] : line.split(PAGE_PARTS);
}

/** A table's row with dates: two spaces part its cells. */
const DATED_ROW = /^(?=.{12,120}$).*\b(?:19|20)\d\d\b/;

/** "Skills -": a heading that no line goes on with. A long line is none, and may be nothing but dashes, sent on purpose. */
function withoutDash(line: string): string {
  if (line.length > LONG_LINE) return line;
  const bare = line.replace(/\s*[-–]+\s*$/, '');
  return bare !== line && headingKind(bare) !== null ? bare : line;
}

function clean(line: string): string {
  return closeSpacedLetters(DATED_ROW.test(line) ? line.trim().replaceAll(/ {2,}/g, '\t') : line)
    .replaceAll(/ *\t+ *| {3,}/g, '\t')
    .replaceAll(/ {2}/g, ' ')
    .trim();
}

function layoutByText(layout: TextLayout | null | undefined): Map<string, { size: number; page: number }> {
  const known = new Map<string, { size: number; page: number }>();
  for (const { text, size, page } of layout?.lines ?? []) {
    const key = clean(normaliseText(text));
    if (!known.has(key)) known.set(key, { size, page });
  }
  return known;
}

/** Whether a line goes on with the hobbies that the line before it began, in another section. */
function goesOnWithHobbies(before: Line | undefined, line: Pick<Line, 'opensBlock' | 'isBullet'>): boolean {
  return before?.section === 'interests' && before.text.endsWith(',') && !line.opensBlock && !line.isBullet;
}

/**
 * Reads a resume's text into lines that know their section. `layout` gives font sizes to the lines that it holds in
 * the same words.
 */
export function readDocument(text: string, layout?: TextLayout | null): ResumeDocument {
  const placed = layoutByText(layout);
  const lines: Line[] = [];
  let section: SectionKind = 'header';
  let opensBlock = true;
  // Before whatever breaks endless lines does so within a word.
  const sentences = withoutMarkup(text).split('\n').flatMap(sentencesOfLong).map(withoutDash).join('\n');
  const joined = unfoldTables(unfoldColumns(normaliseText(sentences)))
    .replaceAll(BROKEN_RANGE, '$1 – ')
    .replaceAll(BROKEN_LINE, '$1 ')
    .replaceAll(GLUED_HEADING, '\n')
    .replaceAll(HOBBIES_BESIDE, '\n')
    .replaceAll(MISSPELT_TITLE, 'Curriculum Vitae')
    .replaceAll(FORMER_POST, '')
    .replaceAll(WRITTEN_LINK, '$1 | $2')
    .replaceAll(/(?<=\S) ?[-=]{1,20}> ?(?=\S)/g, ' – ')
    .replaceAll(/ ?:: ?| \/\/ /g, ' | ')
    .replaceAll(/ ?\.{5,} ?|(?<=\S) \.{3,4} (?=\S)/g, '\t');
  for (const raw of joined.split('\n').flatMap(sentencesOfLong)) {
    const cleaned = clean(raw);
    if (cleaned === '') {
      opensBlock = true;
      continue;
    }
    if (lines.length === MOST_LINES) break;
    const isCounted = COUNTED.test(cleaned);
    const isBullet = isCounted || BULLET.test(cleaned);
    const body = cleaned.replace(BULLET, '').replace(COUNTED, '').trim() || cleaned;
    const known = headingKind(body);
    const heading: SectionKind | null =
      known ?? (opensBlock && LISTS.includes(section) && isUnknownHeading(body) ? 'other' : null);
    // "BIO DATA" over all of it is the title of a resume.
    if (heading !== null) section = lines.length === 0 && heading === 'personal' ? 'header' : heading;
    else if (opensBlock && opensWithYears(cleaned)) section = 'experience';
    else if (MAY_END.includes(section) && WORK_WITH_YEARS.test(cleaned)) section = 'experience';
    const labelled = heading === null ? labelledContent(body) : null;
    const own =
      labelled?.kind ?? (goesOnWithHobbies(lines.at(-1), { opensBlock, isBullet }) ? 'interests' : section);
    const where = placed.get(cleaned);
    lines.push({
      text: body,
      at: lines.length,
      section: heading ?? own,
      isHeading: heading !== null,
      isBullet,
      isCounted,
      opensBlock,
      size: where?.size ?? null,
      page: where?.page ?? null,
    });
    opensBlock = false;
  }
  return { lines: withListsOfWork(lines) };
}

/** So many items in lists of skills, and what an employment's line lists is no more than told. */
const ENOUGH_LISTED = 8;
const NO_LISTS_OF_WORK: readonly SectionKind[] = ['experience', 'projects', 'skills', 'references'];

/** "Work : Tally entry, GST returns, …" is the list of skills of who has none, or next to none, of another name. */
function withListsOfWork(lines: readonly Line[]): Line[] {
  const isDone = (line: Line) =>
    !line.isHeading && !NO_LISTS_OF_WORK.includes(line.section) && listsWhatIsDone(line.text);
  const listed = lines
    .filter(({ section, isHeading }) => section === 'skills' && !isHeading)
    .reduce((sum, { text }) => sum + text.split(/[,;|•\t]/).length, 0);
  // Where each employment has such a line, it tells what was done there.
  const labels = lines.filter(({ text }) => labelsWhatIsDone(text)).length;
  return lines.map((line) =>
    listed < ENOUGH_LISTED && labels === 1 && isDone(line) ? { ...line, section: 'skills' as const } : line,
  );
}

/** The lines of some sections, headings left out. */
export function linesOf(document: ResumeDocument, ...kinds: readonly SectionKind[]): Line[] {
  return document.lines.filter((line) => !line.isHeading && kinds.includes(line.section));
}
