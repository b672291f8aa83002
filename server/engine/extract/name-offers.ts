import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from './data/title-words.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import type { Line, ResumeDocument } from './document.ts';
import { nameWords } from './name-words.ts';
import { REACH } from './reach.ts';
import { headingKind } from './sections.ts';
import { segmentsOf } from './segments.ts';

/** Words that may be the person's name, with what stands around them. */
export interface NameOffer {
  readonly words: readonly string[];
  readonly written: string;
  readonly line: Line;
  /** What its line gives before it, and after it. */
  readonly before: string;
  readonly after: string;
  /** It is made of several lines. */
  readonly isJoined: boolean;
}

const TOP_LINES = 20;
const LAST_LINES = 8;
/** Steps to the lines beside an e-mail address or phone. */
const NEAR = [-2, -1, 0, 1, 2];
/** No resume needs more lines to be searched. */
const MOST_SEARCHED = 120;
/** Of longer lines only the opening is searched. */
const LONGEST_LINE = 400;
const MOST_WORDS = 6;
/** Long names of the south run to thirty letters. */
const LONGEST_WORD = 32;

/** What parts the pieces of a line, whatever kind of text it is. */
const CUT =
  /\s*(?:(?<!\s[sdwc])\/|[|•·\t:~;,()[\]{}"“”*❖☎✉→])+\s*|\s+[–-]+\s*|–|\s{2,}|(?<=\p{L}{5})[.!?]\s+|\s+(?=\S{1,80}@|\+?\d{3})/giu;
/** Words that stand before a name and are no part of it. */
const OPENING =
  /^(?:(?:hello|hi|hey|dear|respected|sir|madam|i'm|i am|i|am|myself|my|the|full|candidate|cand|applicant|name|naam|is|this|mera|of|for|and|it's|resume|résumé|curriculum|vitae|cv|c\.v|bio-?data|profile)\b[\s.,!'-]*)+/i;
/** What follows a name in a sentence or a label beside it. */
const CLOSING =
  /\s+(?:is|has|brings|heads|leads|works|joined|here|from|holds|and|s\/o|d\/o|w\/o|son of|daughter of|wife of|e-?mail|mobile|mob|phone|contact|ph|cell|address|dob|date|gender|age|location|tel|hai)\b.*$/i;
const CAPITAL_RUN = /\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}/gu;

/** The words before a title: "ANITA RAO Senior Accountant". */
function wordsBeforeTitle(piece: string): string | null {
  const words = piece.split(/\s+/);
  const at = words.findIndex((word) => {
    const low = word.toLowerCase().replaceAll(/[.,]/g, '');
    return (
      !PEOPLE_NAMES.has(low) &&
      (TITLE_NOUNS.has(low) || TITLE_MODIFIERS.has(low) || FUNCTIONS.has(low) || /\d|@/.test(word))
    );
  });
  return at >= 2 ? words.slice(0, at).join(' ') : null;
}

/** The pieces of a line that may be a name, each once. */
function piecesOf(text: string): { written: string; start: number }[] {
  const pieces = new Map<string, number>();
  const add = (written: string, start: number) => {
    const bare = written.trim();
    if (bare !== '' && !pieces.has(bare)) pieces.set(bare, start);
  };
  const addPiece = (piece: string, start: number) => {
    const bare = piece.replace(OPENING, '');
    const own = bare.replace(CLOSING, '');
    const at = start + piece.length - bare.length;
    add(own, at);
    add(wordsBeforeTitle(own) ?? '', at);
    if (own.split(/\s+/).length > 3) for (const run of own.matchAll(CAPITAL_RUN)) add(run[0], at + run.index);
  };
  let from = 0;
  for (const cut of text.matchAll(CUT)) {
    addPiece(text.slice(from, cut.index), from);
    from = cut.index + cut[0].length;
  }
  addPiece(text.slice(from), from);
  // With its degrees after a comma, and initials: "Dr. Meera S. Nair, MBBS".
  addPiece(text, 0);
  return [...pieces].map(([written, start]) => ({ written, start }));
}

/** Two or three lines of one name: "ANITA" above "RAO", in one size, perhaps with initials below. */
export function joinedWithNext(line: Line, document: ResumeDocument): string[] {
  const [second, third] = document.lines.slice(line.at + 1, line.at + 3);
  const goesOn = (next: Line | undefined): next is Line =>
    next !== undefined && !next.opensBlock && !next.isHeading && next.size === line.size;
  const single = /^\p{Lu}[\p{L}'.]+$/u;
  if (!goesOn(second) || !single.test(line.text) || !single.test(second.text)) return [];
  const both = `${line.text} ${second.text}`;
  return goesOn(third) && /^\p{Lu}\p{L}{0,2}\.?$/u.test(third.text) ? [`${both} ${third.text}`] : [both];
}

/** A line deep in the text with a job title right under it: the name after a sidebar was read first. */
export function opensAfterSidebar(line: Line, document: ResumeDocument): boolean {
  if (['experience', 'projects', 'references'].includes(line.section) || !line.opensBlock) return false;
  const following = document.lines.slice(line.at + 1, line.at + 3);
  return following.some(
    (next) => !next.isHeading && next.text.length <= 90 && segmentsOf(next.text)[0]?.kind === 'title',
  );
}

/** The largest print on the first page that is no heading, in points; null without a layout. */
export function largestOnFirstPage(document: ResumeDocument): number | null {
  const sizes = document.lines.filter(
    (line) => line.page === 1 && line.size !== null && headingKind(line.text) === null,
  );
  return sizes.length === 0 ? null : Math.max(...sizes.map((line) => line.size ?? 0));
}

const LABELLED = /\b(?:name|naam|candidate|applicant|signature|cand)\b/i;

/** The lines that may hold the person's name: the first and the last ones, and what looks like one between them. */
function linesToSearch(document: ResumeDocument): Line[] {
  const { lines } = document;
  const largest = largestOnFirstPage(document);
  const nearReach = new Set(
    lines.flatMap(({ text }, at) => (REACH.test(text) ? NEAR.map((step) => at + step) : [])),
  );
  const searched = lines.filter(
    (line, at) =>
      at < TOP_LINES ||
      at >= lines.length - LAST_LINES ||
      LABELLED.test(line.text) ||
      (largest !== null && line.page === 1 && line.size === largest) ||
      nearReach.has(at) ||
      opensAfterSidebar(line, document),
  );
  return [...searched.slice(0, MOST_SEARCHED), ...searched.slice(MOST_SEARCHED).slice(-LAST_LINES)];
}

const DEGREE = /^(?:[bm]\.? (?:des|tech|com|sc|ed|arch|pharm|phil|lib|voc|e|a)|ph\.? d|ll\.? ?[bm])\b/i;

const DEGREE_WITHIN = / (?:[bm]\.? (?:des|tech|com|sc|ed|arch|pharm|phil|lib|voc)|ph\.? d|ll\.? ?[bm])\b/i;
/** Longer names are offered where no degree stands in them. */
const USUAL_WORDS = 5;

/** Whether words hold a degree: "Sharmishtha Guru M. Lib". */
export function holdsDegree(words: readonly string[]): boolean {
  return DEGREE_WITHIN.test(words.join(' '));
}

/** Whether words are letters as names are, one of them more than initials. */
function isMadeAsName(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !(words.length > USUAL_WORDS && holdsDegree(words)) &&
    !DEGREE.test(words.join(' ')) &&
    words.some((word) => word.replaceAll('.', '').length >= 3) &&
    words.every((word) => word.length <= LONGEST_WORD && /^\p{L}[\p{L}'’.-]*$/u.test(word))
  );
}

/** Words that no list of names holds and that everybody uses: "Work Experience". */
function isPlainEnglish(words: readonly string[]): boolean {
  return words.every((word) => {
    const low = word.toLowerCase();
    return isCommonWord(low) && !PEOPLE_NAMES.has(low);
  });
}

/** What stands before the name of a relative. */
const RELATION =
  /\b(?:father|mother|husband|wife|spouse|guardian|relation|[sdwc]\/o|(?:son|daughter|wife) of|emergency|nominee)\b[^|;]{0,30}$/i;

const OPENS_RELATION = /^(?:father|mother|husband|wife|spouse|guardian|nominee)\b/i;

/** Everything in a resume that may be the name of its person. */
export function nameOffers(document: ResumeDocument): NameOffer[] {
  return linesToSearch(document).flatMap((line) => {
    const offer = (written: string, start: number, end: number, isJoined: boolean): NameOffer[] => {
      const [before, after] = [line.text.slice(0, start), line.text.slice(end)];
      const words = nameWords(written);
      return isMadeAsName(words) &&
        !isPlainEnglish(words) &&
        !RELATION.test(before) &&
        !OPENS_RELATION.test(written)
        ? [{ words, written, line, before, after, isJoined }]
        : [];
    };
    const searched = line.text.slice(0, LONGEST_LINE);
    return [
      ...piecesOf(searched).flatMap(({ written, start }) =>
        offer(written, start, start + written.length, false),
      ),
      ...joinedWithNext(line, document).flatMap((written) => offer(written, 0, line.text.length, true)),
    ];
  });
}
