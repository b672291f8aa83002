import { stemmer } from 'stemmer';
import { normaliseText } from './normalise.ts';
import { remember } from './remember.ts';
import { type Token, tokenise } from './tokens.ts';
import { wordWeight } from './word-weights.ts';

/** A stem with the word that it first stood for, how often it came, and how much it tells. */
export interface Term {
  readonly stem: string;
  readonly word: string;
  count: number;
  readonly weight: number;
}

const NOT_WORDS = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d\s,.()/-]{6,}\d/g;
const MIN_WEIGHT = 0.05;

/** A word that tells something: its stem and how much, else null. */
const tellingStem = remember((norm): { readonly stem: string; readonly weight: number } | null => {
  if (norm.length < 2 || /^\d/.test(norm)) return null;
  const weight = wordWeight(norm);
  return weight < MIN_WEIGHT ? null : { stem: stemmer(norm), weight };
});

/** Adds words, each counted as `times`, to the terms told so far. */
export function countTerms(
  terms: Map<string, Term>,
  words: Iterable<Pick<Token, 'norm'>>,
  times: number,
): void {
  for (const { norm } of words) {
    const telling = tellingStem(norm);
    if (telling === null) continue;
    const known = terms.get(telling.stem);
    if (known) known.count += times;
    else terms.set(telling.stem, { stem: telling.stem, word: norm, count: times, weight: telling.weight });
  }
}

/** Addresses and numbers, which are no words, made blanks; every other character keeps its place. Normalised text. */
export function blankNonWords(text: string): string {
  return text.replaceAll(NOT_WORDS, (found) => ' '.repeat(found.length));
}

/** The telling words of a text by stem: no addresses, numbers or words that everybody uses. */
export function termsOf(text: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  countTerms(terms, tokenise(blankNonWords(normaliseText(text))), 1);
  return terms;
}
