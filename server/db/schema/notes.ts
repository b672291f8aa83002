import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** when its text was changed last; null while it stands as it was written */
    edited_at: instant(),
    version: version(),
  },
  (table) => [
    check(
      'candidate_notes_text',
      sql`length(${table.text}) between 1 and ${sql.raw(String(limits.candidateNote.max))}`,
    ),
    index('candidate_notes_candidate').on(table.candidate_id, table.created_at.desc(), table.id.desc()),
  ],
);
