import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { VIEW_LISTS } from '#contract/saved-views.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { profiles } from './identity.ts';

/** Filters and order of a list that a person has given a name. No candidate's name or e-mail stands in them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.user_id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    /** as in the address of the screen, without what is left out of a view */
    query: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.user_id, table.list, sql`lower(${table.name})`),
    check('saved_views_list', oneOf(table.list, VIEW_LISTS)),
  ],
);

/**
 * When whoever submits people last looked at what has become of them, a row a person. A look that follows soon upon the one
 * before belongs to the same visit.
 */
export const submissionLooks = pgTable('submission_looks', {
  user_id: uuid()
    .primaryKey()
    .references(() => profiles.user_id, { onDelete: 'cascade' }),
  /** when the visit before this one ended: what has changed since is marked */
  seen_until: instant().notNull(),
  /** when the list last stood on the screen in this visit */
  looked_at: instant().notNull(),
});
