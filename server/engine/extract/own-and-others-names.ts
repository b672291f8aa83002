import { findNamedSkills } from '#server/engine/taxonomy/find-skills.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { COMPANY_WORDS } from './data/company-words.ts';
import { monthRanges } from './dates.ts';
import type { Line, ResumeDocument } from './document.ts';
import { isOfEmployer } from './employer-words.ts';
import { nameWords } from './name-words.ts';
import { labelledContent } from './sections.ts';
import { isTitle, segmentsOf } from './segments.ts';

/** What parts a line into names; a dash only between spaces. */
const PIECES = /[^,;|•\t\n()]+?(?=\s[–-]\s|[,;|•\t\n()]|$)/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Small letters of a name's words, without dots and hyphens. */
function plainWords(written: string): string[] {
  return nameWords(written).map((word) => word.toLowerCase().replaceAll(/[.'’-]/g, ''));
}

/** Whether words are the person's name in any order, some of it perhaps as initials: "Qureshi, F.", "F QURESHI". */
export function isOwnName(written: string, name: string | null): boolean {
  if (name === null || /\d/.test(written)) return false;
  const own = plainWords(name);
  const words = plainWords(written);
  const initials = new Set(own.map((word) => word.charAt(0)));
  return (
    words.length >= 2 &&
    words.length <= own.length + 1 &&
    words.some((word) => word.length >= 3 && own.includes(word)) &&
    words.every((word) => own.includes(word) || (word.length === 1 && initials.has(word)))
  );
}

/** Whether one word is of the person's name: "Farhan". */
export function isOfOwnName(word: string, name: string | null): boolean {
  return name !== null && word.length >= 3 && plainWords(name).includes(word.toLowerCase());
}

const LETTER = /\p{L}/u;

/** Where the name stands in a text as words of its own, -1 where it does not: "Anu Thomas" is no part of "Manu Thomas". */
function placeOfName(text: string, name: string): number {
  const [low, written] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = low.indexOf(written); at !== -1; at = low.indexOf(written, at + 1))
    if (!LETTER.test(low.charAt(at - 1)) && !LETTER.test(low.charAt(at + written.length))) return at;
  return -1;
}

/**
 * The text without the person's name, wherever it stands by itself or in full; as long as before. A name of one word stays:
 * it may be that of a skill, too ("Ruby").
 */
export function withoutOwnName(text: string, name: string | null): string {
  if (name === null || !name.includes(' ')) return text;
  const at = placeOfName(text, name);
  const rest = at === -1 ? text : text.slice(0, at) + ' '.repeat(name.length) + text.slice(at + name.length);
  return rest.replaceAll(PIECES, (piece) => (isOwnName(piece, name) ? blank(piece) : piece));
}

/**
 * The resume as its skills are read: the name below a sidebar ends the sidebar's list, and so what follows up to the
 * next heading is the header, without what a label of its own calls skills.
 */
export function withoutSidebar(document: ResumeDocument, name: string | null): ResumeDocument {
  const nameAt = document.lines.findIndex(({ text }) => isOwnName(text, name));
  if (document.lines[nameAt]?.section !== 'skills') return document;
  let isBelow = false;
  return {
    lines: document.lines.map((line) => {
      if (line.isHeading) isBelow = false;
      else if (line.at === nameAt) isBelow = true;
      return isBelow && line.section === 'skills' && labelledContent(line.text) === null
        ? { ...line, section: 'header' as const }
        : line;
    }),
  };
}

const LABELLED =
  /^\W*(?:(?:end|key|major|present|current|previous|last) )?(?:clients?|customers?|employers?|company(?: name)?|organi[sz]ation(?: name)?|school|college|hospital|name of (?:the )?(?:company|employer|organi[sz]ation|school|hospital))\s*[:–-]\s*(?=\p{Lu})(.+)$/iu;
const DATED =
  /\b(?:19|20)\d\d\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[ '’-]*\d\d\b/i;
const SCHOOL =
  /\b(?:universit(?:y|ies)|college|schools?|vidyalaya|vidyapeeth|institutes?|polytechnic|academy|board)\b/i;

/** Whether a name is nothing but a skill, so that a resume may list it too: "Oracle". */
function isSkill(name: string): boolean {
  return findNamedSkills(name).some(({ places }) =>
    places.some(({ start, end }) => end - start >= name.trim().length),
  );
}

const DEGREE =
  /(?<!\p{L})(?:[bm]\.? ?(?:tech|com|sc|des|ed|arch|pharm|voc|e|a|s)\b\.?|mba|pgdm|msw|bba|bca|mca|ll\.?[bm]|(?:pg |post graduate )?diploma|degree|bachelor|master)(?!\p{L})/iu;
const LEGAL = /\b(?:ltd|limited|llp|pvt|private|inc|company|co)\b/i;
const MOST_WORDS = 7;

/** Whether words are made as a firm's name is: capitals throughout, what it does at its end or a legal form, no degree. */
function isMadeAsFirm(name: string): boolean {
  const words = name.split(/[\s,]+/).filter(Boolean);
  if (words.length > MOST_WORDS || /[:+~]|\s(?:as|in|at|with)\s/i.test(name) || DEGREE.test(name))
    return false;
  if (!words.every((word) => /^[\p{Lu}\d&.(-]|^(?:and|of|the|for)$/u.test(word))) return false;
  if (LEGAL.test(name) || /nursing home$/i.test(name)) return true;
  return words.slice(-2).some((word) => COMPANY_WORDS.has(word.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')));
}

/** Whether a firm's name holds a word of its own, which is no skill, no English and says of no firm what it does. */
function hasOwnWord(name: string): boolean {
  return name
    .split(/[\s,.&-]+/)
    .some(
      (word) =>
        word.length >= 3 &&
        !COMPANY_WORDS.has(word.toLowerCase()) &&
        !isCommonWord(word.toLowerCase()) &&
        findNamedSkills(word).length === 0,
    );
}

/** The organisations that a dated line names, or one beside such a line, or behind a label. */
function organisationsIn(line: Line, lines: readonly Line[]): string[] {
  const [, labelled] = LABELLED.exec(line.text) ?? [];
  if (labelled !== undefined)
    return labelled
      .split(/\s*[,;|(]\s*/)
      .slice(0, 6)
      .filter(isMadeAsFirm);
  if (line.text.length > LONGEST_ROW || line.section === 'skills') return [];
  const isDated = [0, 1, -1].some((step) => {
    const near = lines[line.at + step];
    return near !== undefined && (step === 0 || !near.isBullet) && DATED.test(near.text);
  });
  if (!isDated || (line.isBullet && monthRanges(line.text, LATEST).length === 0)) return [];
  const segments = segmentsOf(line.text);
  const firms = segments
    .filter(({ kind }) => kind === 'company')
    .map(({ text }) => text.replace(/\s*[([].*$/, ''))
    .filter(isMadeAsFirm);
  // The post stands beside it, or in the line above or below.
  const isOnlyFirm =
    firms.length === 1 &&
    (segments.some(({ kind }) => kind === 'title') ||
      [1, -1].some((step) => isTitle(lines[line.at + step]?.text ?? '')));
  return firms.filter((firm) => isOnlyFirm || hasOwnWord(firm));
}

const LONGEST_ROW = 160;
/** Only whether a line holds dates is asked, not how long ago they are. */
const LATEST = '2100-01-01';

/** The names of employers, clients and schools that a resume tells of, the present employer's among them; none that is a skill by itself. */
export function organisationsOf({ lines }: ResumeDocument, company: string | null): string[] {
  const named = lines.flatMap((line) => organisationsIn(line, lines));
  return [...new Set([...(company === null ? [] : [company]), ...named].map((name) => name.trim()))].filter(
    (name) => name.includes(' ') && name.length <= 80 && !isSkill(name),
  );
}

const STREET =
  /\b(?:\p{Lu}[\p{L}.'’]*\s+){1,3}(?:Road|Rd|Street|Lane|Marg|Nagar|Colony|Layout|Chowk|Cross|Society|Apartments?|Towers?|Enclave|Vihar|Bhavan|Chawl)\b/gu;
const ADDRESS =
  /\b\d{6}\b|\b\d{3} \d{3}\b|^\W*(?:no\.?|flat|plot|door|house|#|[a-z]?-?\d{1,4}[a-z]?)[\s,/.-]/i;
/** "the Excel range of tyres", "Python Series pumps". */
const PRODUCT_LINE = /^ (?:Series|Brand|Range|(?:range|brand|series|make) of)\b/;

/** Whether a word that names what firms do ("Textiles") follows a firm's own name ("Sundar"), which no English text and no trade has. */
function followsFirmsName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || !COMPANY_WORDS.has(word.toLowerCase())) return false;
  const before = /(?<![\p{L}.-])(\p{Lu}\p{Ll}+) $/u.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  return (
    before !== undefined &&
    !isCommonWord(before.toLowerCase()) &&
    findNamedSkills(before).length === 0 &&
    !/(?:ed|ing|en|al|ic|ar)$/.test(before)
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Tells of places in a text whether they stand within a name that is no skill: an organisation's, a street's, a product line's. */
export function placesOfNames(text: string, organisations: readonly string[]): (place: Place) => boolean {
  const low = text.toLowerCase();
  const names: Place[] = [];
  for (const name of organisations) {
    const written = name.toLowerCase();
    for (let at = low.indexOf(written); at !== -1; at = low.indexOf(written, at + written.length))
      names.push({ start: at, end: at + written.length });
  }
  let from = 0;
  for (const line of text.split('\n')) {
    if (ADDRESS.test(line))
      for (const street of line.matchAll(STREET))
        names.push({ start: from + street.index, end: from + street.index + street[0].length });
    from += line.length + 1;
  }
  return ({ start, end }) =>
    names.some((name) => name.start <= start && end <= name.end && name.end - name.start > end - start) ||
    followsFirmsName(text, start, end) ||
    (PRODUCT_LINE.test(text.slice(end, end + 12)) && /^\p{Lu}/u.test(text.slice(start, end))) ||
    (isOfEmployer(text, start, end) && !DEGREE.test(text.slice(Math.max(0, start - 12), start)));
}

/** A line of a list of skills without the names of people and organisations that stand in it as items. */
export function withoutNames(line: string, name: string | null, organisations: readonly string[]): string {
  const low = new Set(organisations.map((each) => each.toLowerCase()));
  return withoutOwnName(line, name).replaceAll(PIECES, (piece) => {
    const item = piece.trim();
    return low.has(item.toLowerCase()) ||
      (SCHOOL.test(item) && /^\p{Lu}/u.test(item) && item.includes(' ') && findNamedSkills(item).length === 0)
      ? blank(piece)
      : piece;
  });
}
