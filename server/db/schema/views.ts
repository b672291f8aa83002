import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { VIEW_LISTS } from '#contract/saved-views.ts';
import { createdAt, id, oneOf } from './columns.ts';
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
