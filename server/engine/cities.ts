import { CITY_LINES, TOWNS } from './city-lines.ts';
import { FURTHER_CITY_NAMES } from './further-city-names.ts';
import { isCityOfAName } from './city-of-a-name.ts';
import { tokenise } from './text/tokens.ts';

interface City {
  readonly name: string;
  readonly ambiguous: boolean;
  /** Its name weighs less than other words in a vector. */
  readonly weighsLess: boolean;
}

const cityByWords = new Map<string, City>();
const townLines = TOWNS.split(/\s+/).map((town) => town.replaceAll('_', ' '));
for (const [lines, weighsLess] of [
  [[...CITY_LINES.split('\n'), ...townLines], true],
  [FURTHER_CITY_NAMES.split('\n'), false],
] as const) {
  for (const line of lines.filter(Boolean)) {
    const [marked = '', others = ''] = line.split(' = ');
    const ambiguous = marked.startsWith('?');
    const name = marked.replace('?', '');
    for (const each of [name, ...others.split(',')].map((part) => part.trim()).filter(Boolean)) {
      const words = wordsKey(each);
      if (weighsLess || !cityByWords.has(words)) cityByWords.set(words, { name, ambiguous, weighsLess });
    }
  }
}

const LONGEST_NAME = 3;

function wordsKey(text: string): string {
  return tokenise(text)
    .map((token) => token.raw.toLowerCase())
    .join(' ');
}

/** The words that names of cities open with: most words of a text need no further look. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...cityByWords.keys()].map((words) => words.split(' ')[0] ?? ''),
);

/** The picker's name for a city under any of its names, or null when it is none that we know. */
export function canonicalCity(name: string): string | null {
  return cityByWords.get(wordsKey(name))?.name ?? null;
}

/** Whether a word (small letters) is a city's name that weighs less than other words in a vector. */
export function weighsAsCity(word: string): boolean {
  return cityByWords.get(wordsKey(word))?.weighsLess ?? false;
}

/** Every name that we know for a city, in small letters, from any of them; none when it is none that we know. */
export function namesOfCity(name: string): string[] {
  const canonical = canonicalCity(name);
  if (canonical === null) return [];
  return [...cityByWords].filter(([, city]) => city.name === canonical).map(([words]) => words);
}

/** Whether a word is a city and nothing else: no name of people, no plain word. */
export function isSurelyCity(name: string): boolean {
  return cityByWords.get(wordsKey(name))?.ambiguous === false;
}

export interface FoundCity {
  /** By the name that pickers use. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly ambiguous: boolean;
}

/**
 * The cities that a text names, first to last; not those that are part of a street's, bank's or college's name.
 * Those in small letters only when `anyCase` says that the writer may not bother with capitals. With `houses` "a Lucknow
 * school" tells of Lucknow, as an advertisement means it; in a resume it may be where somebody once studied.
 */
export function findCities(text: string, { anyCase = false, houses = false } = {}): FoundCity[] {
  const tokens = tokenise(text);
  const found: FoundCity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!FIRST_WORDS.has(tokens[at]?.raw.toLowerCase() ?? '')) continue;
    for (let length = LONGEST_NAME; length >= 1; length -= 1) {
      const words = tokens.slice(at, at + length);
      const first = words[0];
      const last = words.at(-1);
      if (words.length < length || !first || !last) continue;
      const city = cityByWords.get(words.map((word) => word.raw.toLowerCase()).join(' '));
      if (!city) continue;
      const [before, after] = [text.slice(0, first.start), text.slice(last.end, last.end + 24)];
      const partOfName = isCityOfAName(before, after, houses);
      const asCityIsWritten = anyCase || /^\p{Lu}/u.test(first.raw) || words.length === tokens.length;
      if (!partOfName && asCityIsWritten) {
        found.push({ name: city.name, start: first.start, end: last.end, ambiguous: city.ambiguous });
      }
      at += length - 1;
      break;
    }
  }
  return found;
}
