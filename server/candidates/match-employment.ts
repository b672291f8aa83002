import { and, type SQL, sql } from 'drizzle-orm';
import { candidates } from '../db/schema.ts';
import { escapeLike } from '../db/search.ts';

/** Letters that make no trigram: within a word they are anywhere, and only the beginning of one is in the index. */
const SHORT_WORD = 2;

/**
 * The condition that every word occurs in somebody's current company or position, without regard to case; a word of one or
 * two letters begins a word there ("hr" is not in Chrysler). Undefined for no words.
 */
export function matchesEmployment(words: string): SQL | undefined {
  return and(
    ...words
      .replaceAll(/\s*&\s*/g, '& ') // "L & T" is "L&T"
      .split(/[\s,;]+/)
      .filter((word) => /[^/(.,&-]/.test(word))
      .map((word) => {
        const before = word.length <= SHORT_WORD ? '% ' : '%';
        // Lower-cased by the database, as the column is, so that both fold the same letters.
        return sql`${candidates.employment_text} like lower(${`${before}${escapeLike(asStored(word))}%`})`;
      }),
  );
}

/** As the column has it: what joins words stands before a space, so that each of them begins after one. */
const asStored = (word: string) => word.replaceAll(/[/(.,&-]/g, '$& ');
