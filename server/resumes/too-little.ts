import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits.ts';

// What \s is in JavaScript: PostgreSQL's own is another in each locale.
const BLANKS = '\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
const BLANK = `[${BLANKS}]`;
const MARK = `[^${BLANKS}]`;
/** As many characters as are enough, of which blanks in a row count as one. It is found near the start of most texts. */
const ENOUGH = `${MARK}(${BLANK}+(?=${MARK})|${MARK}){${limits.resume.text.giveUp - 1}}`;

/** Whether a text is so short that nothing can be made of it: `isTooLittle` of the readers, asked in the database. */
export function hasTooLittle(text: AnyPgColumn): SQL {
  return sql`${text} !~ ${ENOUGH}`;
}
