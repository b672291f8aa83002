import { limits } from './limits.ts';

/** "1 job", "1,500 jobs": a count with its noun in the right number. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? singular : plural}`;
}

/** A number that is counted up to a bound and one more: "1,234", or beyond it "more than 10,000". */
export function numberListed(total: number, most: number = limits.counted): string {
  return `${total > most ? 'more than ' : ''}${Math.min(total, most).toLocaleString('en-IN')}`;
}

/** The same with its noun: "1 candidate", "1,234 candidates", "More than 10,000 candidates". */
export function countListed(total: number, singular: string, plural = `${singular}s`): string {
  const number = numberListed(total);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${total === 1 ? singular : plural}`;
}

/** A match score (0 to 100) as every screen shows it: "59%". */
export function matchText(score: number): string {
  return `${Math.round(score)}%`;
}

/** Up to two initials of a full name, "U" when there is none. */
export function initialsOf(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = letters.map((word) => Array.from(word ?? '').at(0) ?? '').join('');
  return initials.toUpperCase() || 'U';
}

/** Trimmed, with one blank wherever there are several. */
export function oneSpaced(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Marks in a row, of which no writing has so many on one letter. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text with each letter and its accents as one character; by NFKC with wide, small and joined forms as the plain ones,
 * too. Of marks in a row 30 stay (as in Unicode's Stream-Safe Text Format, UAX 15): putting them in order takes the square
 * of their number, and a megabyte of them would hold up the program for minutes.
 */
export function composed(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return text.replaceAll(TOO_MANY_MARKS, '$1').normalize(form);
}

/** What is no part of a text at its ends: blanks, fillers, and marks such as those of direction, but for joiners. */
const EDGE = /(?![\u200C\u200D])[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Something of which is seen: no blank, joiner, mark of direction or filler, nor an accent of no letter. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Without blanks and the like at its ends; nothing at all of a text of which nothing is seen. Each letter with its accent is one
 * character, so that what reads the same is the same. Joiners stay: letters of Malayalam and Bengali end with one.
 */
export function shown(text: string): string {
  if (!SEEN.test(text)) return '';
  const characters = composed(text).replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  let [start, end] = [0, characters.length];
  while (EDGE.test(characters.charAt(start))) start += 1;
  while (EDGE.test(characters.charAt(end - 1))) end -= 1;
  return characters.slice(start, end);
}

/** What ends a line, or leads elsewhere in it. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Embeddings, overrides and isolates: they turn around how the rest of a line reads. Marks of direction stay. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]+/g;

/**
 * The same of what stands on one line, such as a name: what was pasted from two lines is on one, with a blank for the
 * break, and nothing turns around what stands beside it.
 */
export function oneLine(text: string): string {
  const line = text.replaceAll(BREAKS, ' ').replaceAll(TURNS, '');
  return shown(line === text ? text : oneSpaced(line));
}

/** What two names that look the same to the eye have in common: without capitals, and however they are spaced. */
export function lookOf(name: string): string {
  return oneSpaced(composed(name)).toLowerCase();
}

/** Trims, drops blanks and repeats (case-insensitively), keeps the order: how chips and lists are kept. */
export function cleanList(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => oneLine(value))
    .filter((value) => {
      const key = value.toLowerCase();
      if (value === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
