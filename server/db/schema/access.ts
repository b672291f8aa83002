import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, textList } from './columns.ts';
import { profiles } from './identity.ts';

/** Personal tokens for the API. Of the token itself only a SHA-256 is kept. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.user_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the token, hexadecimal */
    token_hash: text().notNull().unique(),
    /** its first characters, for its owner to know it by */
    starts_with: text().notNull(),
    scopes: textList(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** coarse, so that a call does not cost a write each time */
    last_used_at: instant(),
    /** kept then, for the audit log to name it by */
    revoked_at: instant(),
  },
  (table) => [
    index('api_tokens_user').on(table.user_id),
    check('api_tokens_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
);

/** How often somebody did what may be done so often only; the columns' names are the library's. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** the rule and whom it counts, by id */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('call_counts_expire').on(table.expire)],
);
