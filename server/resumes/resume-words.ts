import { limits } from '#contract/limits.ts';
import { type Token, tokenise } from '../engine/text/tokens.ts';

/** A word of a resume as it is searched, and where it stands: its places among the words, from 1, and its characters. */
export interface ResumeWord {
  word: string;
  places: readonly number[];
  start: number;
  end: number;
}

/** A run of letters that is no word: a key, an encoded picture. */
const LONGEST = 60;
/** What is written as one word, or as several with this between them: e-commerce, Node.js, M.B.A. */
const JOINT = /^[.-]$/;
/** parts of one such word */
const MOST_PARTS = 4;
/** "B. Tech" and "M Com" are degrees also with a space. */
const DEGREE = /^(?:tech|com|sc|ed|pharm|arch|phil|voc|des|plan|ca|ba)$/;
const DEGREE_GAP = /^\.?\s?$/;

/**
 * The words of a text by which resumes are searched: singular, of American spelling and in small letters, as matching
 * compares them. A word of several parts is there whole, too: "e-commerce" is "e", "commerce" and "ecommerce".
 */
export function wordsOfResume(text: string): ResumeWord[] {
  const tokens = tokenise(text)
    .slice(0, limits.resumeQuery.words)
    .filter(({ raw }) => raw.length <= LONGEST);
  const words: ResumeWord[] = [];
  for (const [at, { norm, start, end }] of tokens.entries()) {
    words.push({ word: norm, places: [at + 1], start, end });
    const parts = partsFrom(text, tokens, at);
    const last = tokens[at + parts - 1];
    if (parts === 1 || !last) continue;
    const word = tokens
      .slice(at, at + parts)
      .map((token) => token.norm)
      .join('');
    // At both ends, so that a phrase may go on behind it as it may come to it.
    words.push({ word, places: [at + 1, at + parts], start, end: last.end });
  }
  return words;
}

/** Of how many parts the word is that begins with this one; 1 within a word. */
function partsFrom(text: string, tokens: readonly Token[], at: number): number {
  const gap = (before: number) => text.slice(tokens[before]?.end, tokens[before + 1]?.start);
  const goesOn = (before: number) => before + 1 < tokens.length && JOINT.test(gap(before));
  if (at > 0 && goesOn(at - 1)) return 1;
  let parts = 1;
  while (goesOn(at + parts - 1)) parts += 1;
  if (parts > 1) return parts <= MOST_PARTS ? parts : 1;
  const isDegree = /^[bm]$/.test(tokens[at]?.norm ?? '') && DEGREE.test(tokens[at + 1]?.norm ?? '');
  return isDegree && DEGREE_GAP.test(gap(at)) ? 2 : 1;
}

/** The words of a resume as a `tsvector` is written. */
export function tsvectorOf(text: string): string {
  const places = new Map<string, number[]>();
  for (const { word, places: at } of wordsOfResume(text)) {
    const known = places.get(word);
    if (known) known.push(...at);
    else places.set(word, [...at]);
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
