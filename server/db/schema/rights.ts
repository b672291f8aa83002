import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_SOURCES, RETENTION_RUN_STATES } from '#contract/rights.ts';
import { candidates } from './candidates.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { profiles } from './identity.ts';

/** What a person agreed to or took back, as it was told; the newest row holds. Rows are added, never changed. */
export const candidateConsents = pgTable(
  'candidate_consents',
  {
    id: id(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    is_given: boolean().notNull(),
    source: text().$type<(typeof CONSENT_SOURCES)[number]>().notNull(),
    note: text(),
    noted_by: uuid().references(() => profiles.user_id),
    noted_at: createdAt(),
  },
  (table) => [
    check('candidate_consents_source', oneOf(table.source, CONSENT_SOURCES)),
    index('candidate_consents_candidate').on(table.candidate_id, table.noted_at.desc(), table.id.desc()),
  ],
);

/** That somebody was erased, so that whoever restores an older copy of the data can erase them again. */
export const erasures = pgTable('erasures', {
  /** SHA-256 of the candidate's id, in hexadecimal digits: it finds the person in an older copy and names nobody */
  candidate_hash: text().primaryKey(),
  erased_at: instant().notNull().defaultNow(),
});

/** Whom HR keeps although the retention rule would let them go, and why. */
export const retentionExceptions = pgTable('retention_exceptions', {
  candidate_id: uuid()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  kept_by: uuid().references(() => profiles.user_id),
  kept_at: createdAt(),
});

/** Erasures that HR approved together, and how far they have come. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id(),
    state: text().$type<(typeof RETENTION_RUN_STATES)[number]>().notNull().default('running'),
    /** the rule's months when it was approved */
    months: integer().notNull(),
    total: integer().notNull(),
    erased: integer().notNull().default(0),
    /** no longer due when their turn came */
    kept: integer().notNull().default(0),
    approved_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    check('retention_runs_state', oneOf(table.state, RETENTION_RUN_STATES)),
    uniqueIndex('retention_runs_running')
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);

/** Who of a run waits for erasure; a row goes with its person. */
export const retentionRunPeople = pgTable(
  'retention_run_people',
  {
    candidate_id: uuid()
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    run_id: uuid()
      .notNull()
      .references(() => retentionRuns.id, { onDelete: 'cascade' }),
  },
  (table) => [index('retention_run_people_run').on(table.run_id, table.candidate_id)],
);
