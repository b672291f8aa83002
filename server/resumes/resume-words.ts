import { type Token, tokenise } from '../engine/text/tokens.ts';
import { composed } from '#contract/text.ts';

/** A word of a resume as it is searched, and where it stands: its places among the words, from 1, and its characters. */
export interface ResumeWord {
  word: string;
  places: readonly number[];
  start: number;
  end: number;
}

/** Of a longer run of letters, a key or an encoded picture, no more is kept. */
const LONGEST = 60;
export const keptOf = (word: string) => word.slice(0, LONGEST);

/** What is written as one word, or as several with this between them: e-commerce, Node.js, M.B.A. */
const JOINT = /^[.-]$/;
/** parts of one such word */
const MOST_PARTS = 4;
/** "B. Tech", "M Com" and "Ph. D" are degrees also with a space. */
const DEGREE = /^(?:[bm] (?:tech|com|sc|ed|pharm|arch|phil|voc|des|plan|ca|ba)|ph d)$/;
const DEGREE_GAP = /^\.?\s?$/;

/** A text as its words are read: on one line, letters with their accents in one, apostrophes as a keyboard makes them. */
export const asSearched = (text: string) =>
  composed(text).replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();

/**
 * The words of a text (`asSearched`) by which resumes are searched: singular, of American spelling and in small letters, as
 * matching compares them, and each as it is written besides, for whoever asks how a word begins. A word of several parts is
 * there whole, too: "e-commerce" is "e", "commerce" and "ecommerce".
 */
export function wordsOfResume(text: string): ResumeWord[] {
  const tokens = tokenise(text);
  const words: ResumeWord[] = [];
  for (const [at, { norm, raw, start, end }] of tokens.entries()) {
    const places = [at + 1];
    for (const word of new Set([norm, raw.toLowerCase()]))
      words.push({ word: keptOf(word), places, start, end });
    const parts = partsFrom(text, tokens, at);
    const last = tokens[at + parts - 1];
    if (parts === 1 || !last) continue;
    const whole = tokens.slice(at, at + parts).map((token) => token.norm);
    // At both ends, so that a phrase may go on behind it as it may come to it.
    words.push({
      word: keptOf(whole.join('')),
      places: [at + 1, at + parts],
      start,
      end: last.end,
    });
  }
  return words;
}

/** Of how many parts the word is that begins with this one; 1 within a word. */
function partsFrom(text: string, tokens: readonly Token[], at: number): number {
  const gap = (before: number) => text.slice(tokens[before]?.end, tokens[before + 1]?.start);
  const goesOn = (before: number) => before + 1 < tokens.length && JOINT.test(gap(before));
  if (at > 0 && goesOn(at - 1)) return 1;
  let parts = 1;
  while (parts <= MOST_PARTS && goesOn(at + parts - 1)) parts += 1;
  if (parts > 1) return parts <= MOST_PARTS ? parts : 1;
  const isDegree = DEGREE.test(`${tokens[at]?.norm} ${tokens[at + 1]?.norm}`);
  return isDegree && DEGREE_GAP.test(gap(at)) ? 2 : 1;
}

/** A word as PostgreSQL reads it within a `tsvector` or `tsquery`, whatever letters it has. */
export const quoteWord = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/**
 * The words of a resume as a `tsvector` is written. PostgreSQL keeps 256 places of a word and none beyond 16,383, so that
 * phrases are found no further on.
 */
export function tsvectorOf(text: string): string {
  const places = new Map<string, number[]>();
  for (const { word, places: at } of wordsOfResume(asSearched(text))) {
    const known = places.get(word);
    if (known) known.push(...at);
    else places.set(word, [...at]);
  }
  return [...places].map(([word, at]) => `${quoteWord(word)}:${at.join(',')}`).join(' ');
}
