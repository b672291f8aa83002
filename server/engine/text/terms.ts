import { stemmer } from 'stemmer';
import { normaliseText } from './normalise.ts';
import { remember } from './remember.ts';
import { tokenise } from './tokens.ts';
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
const stemOf = remember(stemmer);

/** The telling words of a text by stem: no addresses, numbers or words that everybody uses. */
export function termsOf(text: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const { norm } of tokenise(normaliseText(text).replaceAll(NOT_WORDS, ' '))) {
    if (norm.length < 2 || /^\d/.test(norm)) continue;
    const weight = wordWeight(norm);
    if (weight < MIN_WEIGHT) continue;
    const stem = stemOf(norm);
    const known = terms.get(stem);
    if (known) known.count += 1;
    else terms.set(stem, { stem, word: norm, count: 1, weight });
  }
  return terms;
}
