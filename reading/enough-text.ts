import { limits } from '#contract/limits.ts';
import type { TextFound } from './resume-text.ts';

const { tryNext, offerOcr, giveUp } = limits.resume.text;

/** Characters that a person would count: blanks around the text and repeated blanks say nothing. */
function countCharacters(text: string): number {
  return Array.from(text.replaceAll(/\s+/g, ' ').trim()).length;
}

/** So little text that a second way of reading the same file is worth its time. */
export function deservesNextMethod(text: string): boolean {
  return countCharacters(text) < tryNext;
}

/** So little text that the pages are probably pictures of text. */
export function deservesOcr(text: string): boolean {
  return countCharacters(text) < offerOcr;
}

/**
 * So little text, after every way of reading, that nothing can be made of it. `server/resumes/too-little.ts` asks the
 * database the same.
 */
export function isTooLittle(text: string): boolean {
  return countCharacters(text) < giveUp;
}

/**
 * Tries the ways of reading in order until one brings enough, and keeps the richest. A way that throws brings
 * nothing; when no way brings any text, the first failure is thrown.
 */
export async function readUntilEnough(methods: readonly (() => Promise<TextFound>)[]): Promise<TextFound> {
  let best: TextFound = { text: '' };
  const failures: unknown[] = [];
  for (const method of methods) {
    try {
      const found = await method();
      if (countCharacters(found.text) > countCharacters(best.text)) best = found;
    } catch (failure) {
      failures.push(failure);
    }
    if (!deservesNextMethod(best.text)) break;
  }
  if (best.text === '' && failures.length > 0) throw failures[0];
  return best;
}
