import { remember } from './remember.ts';

/** A word as written, in the spelling it is compared by, and where it stands in its text. */
export interface Token {
  readonly raw: string;
  readonly norm: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\.?[\p{L}\p{N}]+(?:'s\b)?[+#]*|&/gu;

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/isation(s?)$/, 'ization$1'],
  [/ising$/, 'izing'],
  [/ised$/, 'ized'],
  [/lling$/, 'ling'],
  [/lled$/, 'led'],
  [/our$/, 'or'],
  [/tre$/, 'ter'],
  [/programme$/, 'program'],
];

/** How a word is compared: lower case, American spelling, singular; "c++", "c#" and ".net" stay as they are. */
function normaliseWord(raw: string): string {
  let word = raw.toLowerCase().replace(/'s(?=[+#]*$)/, '');
  if (word === '&') return 'and';
  if (word.startsWith('.') && word !== '.net') word = word.slice(1);
  if (/^\d+[+#]+$/.test(word)) word = word.replace(/[+#]+$/, '');
  if (word.length > 4 && /[^su]s$/.test(word) && !/(?:ics|is|js)$/.test(word)) {
    word = /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  }
  if (word.length > 5) {
    for (const [pattern, replacement] of BRITISH) {
      if (pattern.test(word)) return word.replace(pattern, replacement);
    }
  }
  return word;
}

const normalised = remember(normaliseWord);

/** The words of a text in order, each with its offsets in that text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    let raw = match[0];
    let start = match.index;
    if (raw.startsWith('.') && raw.toLowerCase() !== '.net') {
      raw = raw.slice(1);
      start += 1;
    }
    tokens.push({ raw, norm: normalised(raw), start, end: match.index + match[0].length });
  }
  return tokens;
}
