import { lookup } from '../lookup.ts';
import { properWords } from './data/proper-words.ts';

let byLetters: Record<string, string> | undefined;

/** How a word of a skill's name is always written: "fssai" → "FSSAI", "Linkedin" → "LinkedIn"; undefined for a common noun. */
export function properWord(word: string): string | undefined {
  byLetters ??= Object.fromEntries(
    properWords
      .split('\n')
      .filter((line) => !line.startsWith('--'))
      .flatMap((line) => line.split(/\s+/))
      .filter(Boolean)
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
