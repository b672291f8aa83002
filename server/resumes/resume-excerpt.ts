import { limits } from '#contract/limits.ts';
import type { Term } from './resume-query.ts';
import { type ResumeWord, wordsOfResume } from './resume-words.ts';

/** Where one of the terms (by its number) stands. */
interface Found {
  term: number;
  start: number;
  end: number;
}

const { excerpt: LENGTH } = limits.resumeQuery;
/** of two that lie apart, each */
const SHORT = LENGTH / 2;
/** of the characters, before what was found: they tell what it is said of */
const BEFORE = 0.25;

/**
 * Where a resume says what was asked for: the place where most terms stand, and when others stand apart from it, a shorter
 * one each. On one line, in pieces: every second one (from the second) is what was found. Empty where nothing was.
 */
export function resumeExcerpt(text: string, terms: readonly Term[]): string[] {
  const found = findTerms(text, terms);
  const first = bestOf(found, LENGTH);
  if (!first) return [];
  const apart = found.filter(({ term }) => !termsNear(found, first, LENGTH).has(term));
  if (apart.length === 0) return cut(text, found, first, LENGTH);
  const shorter = bestOf(found, SHORT) ?? first;
  const near = termsNear(found, shorter, SHORT);
  const other = bestOf(
    found.filter(({ term, start, end }) => !near.has(term) && (end < shorter.start || start > shorter.end)),
    SHORT,
  );
  const places = [shorter, ...(other ? [other] : [])].sort((a, b) => a.start - b.start);
  return joined(places.map((place) => cut(text, found, place, SHORT)));
}

/** Two excerpts as one, which still has every second piece found. */
function joined([first = [], second]: readonly string[][]): string[] {
  if (!second) return first;
  const between = `${(first.at(-1) ?? '').replace(/…$/, '')} … ${(second[0] ?? '').replace(/^…/, '')}`;
  return [...first.slice(0, -1), between, ...second.slice(1)];
}

function cut(text: string, found: readonly Found[], { start, end }: Found, length: number): string[] {
  const from = wordStart(text, start - length * BEFORE, start);
  const to = wordEnd(text, Math.max(from + length, end), end);
  const pieces: string[] = [];
  let at = from;
  for (const one of found) {
    if (one.start < at || one.end > to) continue;
    pieces.push(text.slice(at, one.start), text.slice(one.start, one.end));
    at = one.end;
  }
  pieces.push(text.slice(at, to));
  const [before = '', ...rest] = pieces.map((piece) => piece.replaceAll(/\s+/g, ' '));
  const after = rest.pop() ?? '';
  return [
    (from > 0 ? '…' : '') + before.trimStart(),
    ...rest,
    after.trimEnd() + (to < text.trimEnd().length ? '…' : ''),
  ];
}

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

function termsNear(found: readonly Found[], { start }: Found, length: number): ReadonlySet<number> {
  const to = start + length * (1 - BEFORE);
  return new Set(found.filter((one) => one.start >= start && one.end <= to).map(({ term }) => term));
}

/** places that are looked at in one resume */
const MOST_FOUND = 500;

/** Where the terms stand, in order, the longest of those that begin together first. */
function findTerms(text: string, terms: readonly Term[]): Found[] {
  const words = wordsOfResume(text);
  const at = new Map<number, ResumeWord[]>();
  for (const word of words) {
    const [place = 0] = word.places;
    at.set(place, [...(at.get(place) ?? []), word]);
  }
  const found: Found[] = [];
  for (const first of words) {
    if (found.length >= MOST_FOUND) break;
    for (const [term, phrases] of terms.entries())
      for (const phrase of phrases) {
        const end = endOfPhrase(first, phrase.words, phrase.isStart, at);
        if (end !== undefined) found.push({ term, start: first.start, end });
      }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Where a phrase ends that begins with this word; undefined when it does not stand there. */
function endOfPhrase(
  first: ResumeWord,
  [asked = '', ...rest]: readonly string[],
  isStart: boolean,
  at: ReadonlyMap<number, readonly ResumeWord[]>,
): number | undefined {
  const isLast = rest.length === 0;
  if (isLast && isStart ? !first.word.startsWith(asked) : first.word !== asked) return undefined;
  if (isLast) return first.end;
  for (const next of at.get((first.places.at(-1) ?? 0) + 1) ?? []) {
    const end = endOfPhrase(next, rest, isStart, at);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The beginning of the first word from there on, at most of what was found; within a word that is too long. */
function wordStart(text: string, from: number, found: number): number {
  const at = Math.floor(from);
  if (at <= 0) return 0;
  const space = text.slice(at, found).search(/\s/);
  return space === -1 ? at : at + space + 1;
}

/** The end of the last word before there, at least of what was found; within a word that is too long. */
function wordEnd(text: string, to: number, found: number): number {
  const at = Math.ceil(to);
  if (at >= text.length) return text.length;
  const space = text.slice(found, at + 1).search(/\s\S*$/);
  return space === -1 ? at : found + space;
}
