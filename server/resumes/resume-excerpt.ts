import { limits } from '#contract/limits.ts';
import type { Term } from './resume-query.ts';
import { asSearched, type ResumeWord, wordsOfResume } from './resume-words.ts';

/** Where one of the terms (by its number) stands. */
interface Found {
  term: number;
  start: number;
  end: number;
}

/** A stretch of the text. */
interface Place {
  from: number;
  to: number;
}

const { excerpt: LENGTH, passage: PASSAGE, passages: MOST } = limits.resumeQuery;
/** of two that lie apart, each */
const SHORT = LENGTH / 2;
/** of the characters, before what was found: they tell what it is said of */
const BEFORE = 0.25;

/**
 * Where a resume says what was asked for: the place where most terms stand, and when others stand apart from it, a shorter
 * one each. On one line, in pieces: every second one (from the second) is what was found. Empty where nothing was.
 */
export function resumeExcerpt(resume: string, terms: readonly Term[]): string[] {
  const text = asSearched(resume);
  const found = findTerms(text, terms);
  const first = bestOf(found, LENGTH);
  if (!first) return [];
  const near = termsNear(found, first, LENGTH);
  if (found.every(({ term }) => near.has(term))) return cut(text, found, [around(text, first, LENGTH)]);
  const shorter = bestOf(found, SHORT) ?? first;
  const one = around(text, shorter, SHORT);
  const told = termsNear(found, shorter, SHORT);
  const other = bestOf(
    found.filter(({ term }) => !told.has(term)),
    SHORT,
  );
  if (!other) return cut(text, found, [one]);
  const [before, after] = [one, around(text, other, SHORT)].sort((a, b) => a.from - b.from) as [Place, Place];
  const areApart = before.to < after.from;
  return cut(
    text,
    found,
    areApart ? [before, after] : [{ from: before.from, to: Math.max(before.to, after.to) }],
  );
}

/**
 * The passages of a resume that say what was asked for, in its order and in pieces as `resumeExcerpt` has them, and how many
 * more there are: those are left out that say the least of what the others do not say already.
 */
export function resumePassages(
  resume: string,
  terms: readonly Term[],
): { passages: string[][]; more: number } {
  const text = asSearched(resume);
  const found = findTerms(text, terms);
  const places: (Place & { told: ReadonlySet<number> })[] = [];
  let end = 0;
  for (const one of found) {
    if (one.end <= end) continue;
    const { from, to } = around(text, one, PASSAGE);
    const within = found.filter((other) => other.start >= one.start && other.end <= to);
    // Words that the passage before shows already are not shown again.
    places.push({
      from: Math.min(Math.max(from, text[end] === ' ' ? end + 1 : end), one.start),
      to,
      told: new Set(within.map(({ term }) => term)),
    });
    end = to;
  }
  const told = new Set<number>();
  const chosen = new Set<Place>();
  while (chosen.size < Math.min(MOST, places.length)) {
    const left = places.filter((place) => !chosen.has(place));
    const worth = (of: (typeof left)[number]) =>
      [...of.told].reduce((sum, term) => sum + (told.has(term) ? 1 : terms.length + 1), 0);
    const best = left.reduce((first, other) => (worth(other) > worth(first) ? other : first));
    chosen.add(best);
    for (const term of best.told) told.add(term);
  }
  return {
    passages: places.filter((place) => chosen.has(place)).map((place) => cut(text, found, [place])),
    more: places.length - chosen.size,
  };
}

/** The places of a text as one, with what was found in them in every second piece. */
function cut(text: string, found: readonly Found[], places: readonly Place[]): string[] {
  const pieces: string[] = [];
  let plain = '';
  for (const { from, to } of places) {
    if (from > 0) plain += plain === '' && pieces.length === 0 ? '…' : ' … ';
    let at = from;
    for (const { start, end } of found) {
      if (start < at || end > to) continue;
      pieces.push(plain + text.slice(at, start), shortened(text.slice(start, end)));
      plain = '';
      at = end;
    }
    plain += text.slice(at, to).trimEnd();
  }
  return [...pieces, plain + ((places.at(-1)?.to ?? 0) < text.length ? '…' : '')];
}

/** Of a phrase with much between its words, the beginning and the end. */
const shortened = (piece: string) =>
  piece.length <= LENGTH ? piece : `${piece.slice(0, SHORT)}…${piece.slice(-SHORT)}`;

/** The one from which on most different terms stand within so many characters. */
function bestOf(found: readonly Found[], length: number): Found | undefined {
  let best: Found | undefined;
  let most = 0;
  for (const one of found) {
    const { size } = termsNear(found, one, length);
    if (size <= most) continue;
    best = one;
    most = size;
  }
  return best;
}

/** The terms that stand within so many characters from one on, its own among them. */
function termsNear(found: readonly Found[], one: Found, length: number): ReadonlySet<number> {
  const to = one.start + length * (1 - BEFORE);
  const near = found.filter(({ start, end }) => start >= one.start && end <= to).map(({ term }) => term);
  return new Set([one.term, ...near]);
}

function around(text: string, { start, end }: Found, length: number): Place {
  const from = wordStart(text, start - length * BEFORE, start);
  return { from, to: wordEnd(text, Math.max(from + length, end), end) };
}

/** The beginning of the first word from there on, at most of what was found; within a word that is too long. */
function wordStart(text: string, from: number, found: number): number {
  const at = Math.floor(from);
  if (at <= 0) return 0;
  const space = text.slice(at, found).indexOf(' ');
  return space === -1 ? at : at + space + 1;
}

/** The end of the last word before there, at least of what was found; within a word that is too long. */
function wordEnd(text: string, to: number, found: number): number {
  const at = Math.ceil(to);
  if (at >= text.length) return text.length;
  const space = text.slice(found, at + 1).lastIndexOf(' ');
  return space === -1 ? at : found + space;
}

/** places of each term, and steps from word to word, that are gone through: some texts are made to take for ever */
const MOST_OF_TERM = 50;
const MOST_STEPS = 200_000;

/** Where the terms stand, in order, the longest of those that begin together first. */
function findTerms(text: string, terms: readonly Term[]): Found[] {
  const words = wordsOfResume(text);
  const at = Map.groupBy(words, ({ places }) => places[0] ?? 0);
  const phrases = terms.flatMap((term, number) => term.map((phrase) => ({ ...phrase, term: number })));
  const isOnlyStart = ({ words: asked, isStart }: (typeof phrases)[number]) => isStart && asked.length === 1;
  const byFirst = Map.groupBy(
    phrases.filter((phrase) => !isOnlyStart(phrase)),
    ({ words: asked }) => asked[0] ?? '',
  );
  const starts = phrases.filter(isOnlyStart);
  const found: Found[] = [];
  const times = terms.map(() => 0);
  let steps = 0;

  /** Where a phrase ends whose word of that number is this one; undefined when it does not stand there. */
  function endOf(
    asked: readonly string[],
    isStart: boolean,
    number: number,
    word: ResumeWord,
  ): number | undefined {
    steps += 1;
    const isLast = number === asked.length - 1;
    const wanted = asked[number] ?? '';
    if (isLast && isStart ? !word.word.startsWith(wanted) : word.word !== wanted) return undefined;
    if (isLast) return word.end;
    for (const next of at.get((word.places.at(-1) ?? 0) + 1) ?? []) {
      const end = steps < MOST_STEPS ? endOf(asked, isStart, number + 1, next) : undefined;
      if (end !== undefined) return end;
    }
    return undefined;
  }

  for (const word of words) {
    if (steps >= MOST_STEPS) break;
    for (const { words: asked, isStart, term } of [...(byFirst.get(word.word) ?? []), ...starts]) {
      if ((times[term] ?? 0) >= MOST_OF_TERM) continue;
      const end = endOf(asked, isStart, 0, word);
      if (end === undefined) continue;
      found.push({ term, start: word.start, end });
      times[term] = (times[term] ?? 0) + 1;
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
