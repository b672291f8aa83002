import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  vector,
} from 'drizzle-orm/pg-core';
import { MATCHED_BY } from '#contract/attempt-match.ts';
import { type Channel, CHANNELS } from '#contract/channels.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { SUBMISSION_TYPES } from '#contract/options.ts';
import { RESUME_TEXT_BY, type ResumeTextBy } from '#contract/resumes.ts';
import type { Sent } from '#contract/sent-submissions.ts';
import {
  createdAt,
  id,
  instant,
  oneOf,
  rupees,
  textList,
  tsvector,
  updatedAt,
  version,
  within,
} from './columns.ts';
import {
  alphabetical,
  cityKeys,
  folded,
  highestCtcFirst,
  lowestCtcFirst,
  sentEmail,
  sentPhone,
  skillKeys,
} from './expressions.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

const { experienceYears } = limits;
const maxCtc = lakhsToRupees(limits.ctcLakhs.max);

/** A new column must be named in the trigger `candidates_touch` as well, unless it is the program's own note. */
export const candidates = pgTable(
  'candidates',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    current_city: text(),
    current_position: text(),
    current_company: text(),
    experience_years: integer().notNull().default(0),
    relevant_experience_years: integer(),
    preferred_location: text(),
    skills: textList(),
    current_ctc: rupees(),
    expected_ctc: rupees(),
    offer_in_hand: boolean().notNull().default(false),
    offer_ctc: rupees(),
    offer_joining_date: date({ mode: 'string' }),
    joining_date: date({ mode: 'string' }),
    /** legacy number, used only when there is no date */
    days_to_join: integer(),
    recommendation_reason: text().notNull(),
    remarks: text(),
    /** the channel through which the person was found, and who referred them where it was a referral */
    found_through: text().$type<Channel>(),
    referred_by: text(),
    submission_type: text().notNull().default('internal'),
    submitted_by: uuid().references(() => profiles.user_id),
    company_name: text(),
    converted_to_vector: boolean().notNull().default(false),
    resume_summary: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    /** trimmed and lower-cased; the last ten digits: what makes two people the same */
    email_key: text().generatedAlwaysAs(sql`lower(btrim(email))`),
    phone_key: text().generatedAlwaysAs(sql`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`),
    search_text: text().generatedAlwaysAs(sql`lower(name || ' ' || email)`),
    /** current position and company, as `server/candidates/match-employment.ts` asks for them */
    employment_text: text().generatedAlwaysAs(
      sql`lower(regexp_replace(regexp_replace(' ' || coalesce(current_position, '') || ' ' || coalesce(current_company, ''), '\\s*&\\s*', '& ', 'g'), '([/(.,-])', '\\1 ', 'g'))`,
    ),
  },
  (table) => [
    check('candidates_name', sql`length(btrim(${table.name})) >= ${sql.raw(String(limits.name.min))}`),
    check('candidates_experience', within(table.experience_years, experienceYears.min, experienceYears.max)),
    check(
      'candidates_relevant_experience',
      within(table.relevant_experience_years, experienceYears.min, experienceYears.max),
    ),
    check('candidates_current_ctc', within(table.current_ctc, 0, maxCtc)),
    check('candidates_expected_ctc', within(table.expected_ctc, 0, maxCtc)),
    check('candidates_offer_ctc', within(table.offer_ctc, 0, maxCtc)),
    check('candidates_offer', sql`not ${table.offer_in_hand} or ${table.offer_ctc} is not null`),
    check('candidates_found_through', oneOf(table.found_through, CHANNELS)),
    check(
      'candidates_referred_by',
      sql`${table.referred_by} is null or ${table.found_through} is not distinct from 'referral'`,
    ),
    check('candidates_submission_type', oneOf(table.submission_type, SUBMISSION_TYPES)),
    uniqueIndex('candidates_email').on(table.email_key),
    uniqueIndex('candidates_phone').on(table.phone_key),
    // With the searched texts, so that a search that finds half of the people is read from the index alone.
    index('candidates_newest').on(
      table.created_at.desc(),
      table.id.desc(),
      table.search_text,
      table.employment_text,
    ),
    index('candidates_by_name').on(alphabetical(table.name), table.id),
    // Whoever has a name, however its capitals are typed.
    index('candidates_name').on(folded(table.name)),
    index('candidates_by_experience').on(table.experience_years, table.id),
    // The plain column as well: without it what an expression was made of would be looked up in the table.
    index('candidates_by_lowest_ctc').on(lowestCtcFirst(table.expected_ctc), table.id, table.expected_ctc),
    index('candidates_by_highest_ctc').on(highestCtcFirst(table.expected_ctc), table.id, table.expected_ctc),
    index('candidates_joining').on(table.joining_date, table.days_to_join, table.id),
    index('candidates_city').on(folded(table.current_city)),
    index('candidates_cities').using('gin', cityKeys(table.current_city, table.preferred_location)),
    index('candidates_source').on(table.submission_type, folded(table.company_name)),
    // Without it whoever asks for a channel of few people waits for a look at everybody. With the source, which tells those
    // of whom none was said from a vendor's people.
    index('candidates_found_through').on(
      table.found_through,
      table.created_at.desc(),
      table.id.desc(),
      table.submission_type,
    ),
    index('candidates_submitted_by').on(table.submitted_by),
    index('candidates_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('candidates_employment').using('gin', table.employment_text.op('gin_trgm_ops')),
    // A part of a phone is looked for among its digits.
    index('candidates_phone_parts').using('gin', table.phone_key.op('gin_trgm_ops')),
    index('candidates_skills').using('gin', skillKeys(table.skills)),
  ],
);

/** Every version of a person's resume; one is current. The bytes lie in the file store under `file_key`. */
export const resumeDocuments = pgTable(
  'resume_documents',
  {
    id: id(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    is_current: boolean().notNull().default(true),
    file_key: text().notNull(),
    file_name: text().notNull(),
    mime_type: text().notNull(),
    size_bytes: integer().notNull(),
    sha256: text().notNull(),
    text: text().notNull().default(''),
    text_by: text().$type<ResumeTextBy>().notNull().default('server'),
    /** what the person's summary was when another version took the place of this one; null while it is the current one */
    summary: text(),
    uploaded_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('resume_documents_current')
      .on(table.candidate_id)
      .where(sql`is_current`),
    index('resume_documents_candidate').on(table.candidate_id, table.created_at.desc()),
    index('resume_documents_file').on(table.file_key),
    check('resume_documents_text_by', oneOf(table.text_by, RESUME_TEXT_BY)),
    check('resume_documents_size', sql`${table.size_bytes} >= 0`),
  ],
);

/**
 * The words of a person's current resume, by which resumes are searched. Apart from the resume, so that those who read it
 * do not read them, and those of long ago can get them in the background.
 */
export const resumeWords = pgTable(
  'resume_words',
  {
    candidate_id: uuid()
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    document_id: uuid()
      .notNull()
      .unique()
      .references(() => resumeDocuments.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  // Without a list of what is still to be put in: whoever searches would look through it, and whoever fills it up wait.
  (table) => [index('resume_words_search').using('gin', table.words).with({ fastupdate: false })],
);

export const candidateVectors = pgTable(
  'candidate_vectors',
  {
    candidate_id: uuid()
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    engine: text().notNull(),
    engine_version: integer().notNull(),
    content_hash: text().notNull(),
    resume_vector: vector({ dimensions: limits.vectorLength }).notNull(),
    created_at: createdAt(),
  },
  // Counts how many there are of an engine without touching the vectors, which lie in the rows.
  (table) => [index('candidate_vectors_engine').on(table.engine, table.engine_version, table.candidate_id)],
);

/** Who submitted a person for which job, and until when the company owns the person. */
export const submissionLedger = pgTable(
  'submission_ledger',
  {
    id: id(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    company_name: text().notNull(),
    company_key: text().generatedAlwaysAs(sql`lower(btrim(company_name))`),
    submitted_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
    /** the last day of the company's ownership; null for a submission that was refused, as the person was known */
    owned_until: date({ mode: 'string' }),
    /** what a refused submission had in common with the person; null for an accepted one, and before this was kept */
    matched_by: text({ enum: MATCHED_BY }),
    /** the name that was typed in a submission of somebody known, where it is not the person's: it may be somebody else's */
    entered_name: text(),
    /** what stood in the form of an accepted submission, and the resume that came with it; null before this was kept */
    sent: jsonb().$type<Sent>(),
    document_id: uuid().references(() => resumeDocuments.id, { onDelete: 'set null' }),
    /** a newer resume that the company handed in with a submission of its own, which is no further one */
    is_newer_resume: boolean().notNull().default(false),
  },
  (table) => [
    check('submission_ledger_matched_by', oneOf(table.matched_by, MATCHED_BY)),
    index('submission_ledger_candidate').on(table.candidate_id, table.created_at),
    index('submission_ledger_company').on(table.company_key, table.created_at.desc()),
    index('submission_ledger_job').on(table.job_id),
    index('submission_ledger_document').on(table.document_id),
    // Whoever is forgotten may have been meant in a submission that stays with somebody else.
    index('submission_ledger_sent_email')
      .on(sentEmail(table.sent))
      .where(sql`sent is not null`),
    index('submission_ledger_sent_phone')
      .on(sentPhone(table.sent))
      .where(sql`sent is not null`),
    // Read whole whenever a person is forgotten: the few that hold another name, not every submission.
    index('submission_ledger_typed')
      .on(table.id)
      .where(sql`entered_name is not null`),
    index('submission_ledger_refused')
      .on(table.created_at.desc(), table.id.desc())
      .where(sql`${table.owned_until} is null`),
  ],
);

/**
 * Submissions of vendor companies that were refused, as `submissions/limit-refusals.ts` counts them; the columns' names
 * are its library's.
 */
export const submissionRefusals = pgTable(
  'submission_refusals',
  {
    /** the rule and the company */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('submission_refusals_expire').on(table.expire)],
);
