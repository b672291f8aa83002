import { limits } from '#contract/limits.ts';

/** A resume's text as it can be stored: without the NULs that PostgreSQL refuses, at most the length that we keep. */
export function storableText(text: string): string {
  // Twice, as cutting may part a pair.
  return text.toWellFormed().replaceAll('\0', '').trim().slice(0, limits.resume.maxTextLength).toWellFormed();
}
