import { lookup } from '../lookup.ts';
import { properWords } from './data/proper-words.ts';

let byLetters: Record<string, string> | undefined;
let plain: ReadonlySet<string> | undefined;

/** The words of the list as they stand there, "?" before those that are plain words too. */
function listed(): string[] {
  return properWords
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean);
}

/** Whether a word means something small, too: an avid reader, and Avid's Media Composer. */
export function isPlainToo(word: string): boolean {
  plain ??= new Set(
    listed()
      .filter((each) => each.startsWith('?'))
      .map((each) => each.slice(1).toLowerCase()),
  );
  return plain.has(word.toLowerCase());
}

/** How a word of a skill's name is always written: "fssai" → "FSSAI", "Linkedin" → "LinkedIn"; undefined for a common noun. */
export function properWord(word: string): string | undefined {
  byLetters ??= Object.fromEntries(
    listed()
      .map((each) => each.replace('?', ''))
      .map((each) => [each.toLowerCase(), each]),
  );
  return lookup(byLetters, word.toLowerCase());
}

/** A name with those of its words that have letters of their own in them: "Fssai Licence" → "FSSAI Licence". */
export function withProperWords(name: string): string {
  return name.replaceAll(/(?<![\p{L}\p{N}'.-])[\p{L}\p{N}-]+(?![\p{L}\p{N}'.-])/gu, (word) =>
    /\p{Lu}.*\p{Lu}/u.test(word) ? word : (properWord(word) ?? word),
  );
}
