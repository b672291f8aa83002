import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

/** When somebody of the team was last reminded of the people who wait in a job. Names no candidate. */
export const jobReminders = pgTable(
  'job_reminders',
  {
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    /** who was written to */
    user_id: uuid()
      .notNull()
      .references(() => profiles.user_id, { onDelete: 'cascade' }),
    sent_by: uuid().references(() => profiles.user_id, { onDelete: 'set null' }),
    sent_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.user_id] })],
);
