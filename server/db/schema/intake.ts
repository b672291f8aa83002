import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Channel, CHANNELS } from '#contract/channels.ts';
import { INTAKE_DECISIONS, INTAKE_READINGS, type IntakeFields } from '#contract/intake.ts';
import { CONSENT_SOURCES, type ConsentSource } from '#contract/rights.ts';
import { READ_PROBLEMS, type ResumeReadProblem } from '#reading/resume-read-error.ts';
import { candidates } from './candidates.ts';
import { createdAt, id, oneOf, version } from './columns.ts';
import { contactsIn } from './expressions.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

/** Resumes that somebody brings in together. Nobody else sees them before they are candidates. */
export const intakeBatches = pgTable(
  'intake_batches',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => profiles.user_id),
    /** what everybody was last accepted with */
    job_id: uuid().references(() => jobs.id),
    recommendation_reason: text(),
    consent_source: text().$type<ConsentSource>(),
    found_through: text().$type<Channel>(),
    created_at: createdAt(),
  },
  (table) => [
    check('intake_batches_consent', oneOf(table.consent_source, CONSENT_SOURCES)),
    check('intake_batches_found_through', oneOf(table.found_through, CHANNELS)),
    index('intake_batches_owner').on(table.owner, table.created_at.desc()),
    index('intake_batches_created').on(table.created_at),
    index('intake_batches_job').on(table.job_id),
  ],
);

/** A file of a batch and the draft of a candidate that was read from it; both go once it is accepted. */
export const intakeRows = pgTable(
  'intake_rows',
  {
    id: id(),
    batch_id: uuid()
      .notNull()
      .references(() => intakeBatches.id, { onDelete: 'cascade' }),
    /** the browser's name of the upload */
    upload_key: uuid().notNull(),
    file_name: text().notNull(),
    mime_type: text().notNull(),
    size_bytes: integer().notNull(),
    sha256: text().notNull(),
    /** null once the file is a candidate's */
    file_key: text(),
    reading: text().$type<(typeof INTAKE_READINGS)[number]>().notNull().default('waiting'),
    /** the reader's code for why there is no text */
    problem: text().$type<ResumeReadProblem>(),
    text: text().notNull().default(''),
    fields: jsonb().$type<Partial<IntakeFields>>().notNull().default({}),
    confidence: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** of the fields, as candidates have them */
    email_key: text(),
    phone_key: text(),
    decision: text().$type<(typeof INTAKE_DECISIONS)[number]>().notNull().default('open'),
    refusal: text(),
    /** what it is being accepted with, and by whom */
    accept_job_id: uuid().references(() => jobs.id),
    accept_reason: text(),
    accept_consent: text().$type<ConsentSource>(),
    accept_found_through: text().$type<Channel>(),
    accept_by: uuid().references(() => profiles.user_id),
    candidate_id: uuid().references(() => candidates.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    version: version(),
  },
  (table) => [
    check('intake_rows_reading', oneOf(table.reading, INTAKE_READINGS)),
    check('intake_rows_problem', oneOf(table.problem, READ_PROBLEMS)),
    check('intake_rows_decision', oneOf(table.decision, INTAKE_DECISIONS)),
    check('intake_rows_consent', oneOf(table.accept_consent, CONSENT_SOURCES)),
    check('intake_rows_found_through', oneOf(table.accept_found_through, CHANNELS)),
    check('intake_rows_size', sql`${table.size_bytes} >= 0`),
    uniqueIndex('intake_rows_upload').on(table.batch_id, table.upload_key),
    index('intake_rows_file').on(table.file_key),
    index('intake_rows_email').on(table.email_key),
    index('intake_rows_phone').on(table.phone_key),
    index('intake_rows_contacts').using('gin', contactsIn(table.text)),
    index('intake_rows_sha256').on(table.sha256),
    index('intake_rows_candidate').on(table.candidate_id),
    index('intake_rows_accept_job').on(table.accept_job_id),
  ],
);

/** A file that a batch did not take. Its name and the reason are all that there is of it. */
export const intakeRefusals = pgTable(
  'intake_refusals',
  {
    id: id(),
    batch_id: uuid()
      .notNull()
      .references(() => intakeBatches.id, { onDelete: 'cascade' }),
    upload_key: uuid().notNull(),
    file_name: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [uniqueIndex('intake_refusals_upload').on(table.batch_id, table.upload_key)],
);
