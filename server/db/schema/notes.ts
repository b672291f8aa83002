import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits.ts';
import { candidates } from './candidates.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

/** What somebody wrote down about a person, without moving them. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: id(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** the job that it is about, if it is about one; it stays so when the person is taken out of that */
    job_id: uuid().references(() => jobs.id),
    text: text().notNull(),
    written_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
    /** when its text or its day was changed last; null while it stands as it was written */
    edited_at: instant(),
    /** the day on which to come back to it, and when that was done; null for neither */
    follow_up_on: date({ mode: 'string' }),
    followed_up_at: instant(),
    version: version(),
  },
  (table) => [
    check(
      'candidate_notes_text',
      sql`length(${table.text}) between 1 and ${sql.raw(String(limits.candidateNote.max))}`,
    ),
    check(
      'candidate_notes_followed_up',
      sql`${table.followed_up_at} is null or ${table.follow_up_on} is not null`,
    ),
    // What comes up is read from the open ones alone, and counted without a look at one.
    index('candidate_notes_follow_ups')
      .on(table.follow_up_on, table.id, table.written_by)
      .where(sql`follow_up_on is not null and followed_up_at is null`),
    index('candidate_notes_candidate').on(table.candidate_id, table.created_at.desc(), table.id.desc()),
  ],
);
