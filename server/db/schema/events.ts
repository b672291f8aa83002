import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { EVENT_KINDS } from '#contract/events.ts';
import { instant, oneOf } from './columns.ts';

/** What changed, for those who watch; kept for an hour. Numbered as written, which is not the order of the commits. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** of the writing, not of the transaction's start */
    created_at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().notNull(),
    /** no foreign key: it may speak of what is gone */
    record_id: uuid().notNull(),
    /** of an assignment */
    job_id: uuid(),
    /** of an assignment: whom it concerns */
    candidate_id: uuid(),
    /** of a vendor company's submission, as assignments have it */
    company_key: text(),
  },
  (table) => [
    check('events_kind', oneOf(table.kind, EVENT_KINDS)),
    index('events_created_at').on(table.created_at),
  ],
);
