import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Mail that has not left yet; a row goes once its mail has. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** the message, encrypted with the installation's secret: it holds links that let somebody in */
    sealed: text().notNull(),
    created_at: createdAt(),
    /** when the last try failed */
    given_up_at: instant(),
  },
  (table) => [index('outgoing_mails_created_at').on(table.created_at)],
);
