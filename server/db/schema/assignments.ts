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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MatchReasons } from '#contract/assignments.ts';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { ASSIGNMENT_TYPES, SUBMISSION_TYPES } from '#contract/options.ts';
import { REQUEST_KINDS, REQUEST_OUTCOMES } from '#contract/own-request.ts';
import { candidates, resumeDocuments } from './candidates.ts';
import { createdAt, id, instant, oneOf, rupees, updatedAt, version, within } from './columns.ts';
import { isReasonFor } from './lost-reason.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

const maxCtc = lakhsToRupees(limits.ctcLakhs.max);

export const candidateJobAssignments = pgTable(
  'candidate_job_assignments',
  {
    id: id(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    assignment_type: text().notNull(),
    status: text().notNull(),
    /** when the interview is, or was; null while nobody has said so */
    interview_at: instant(),
    /** what else is to be known of it: the round, who holds it, and where */
    interview_details: text(),
    /** what was offered, and when the person joins or joined; null while nobody has said so */
    offered_ctc: rupees(),
    joining_on: date({ mode: 'string' }),
    /** where the person came from for this job, and from which vendor company */
    source: text().notNull().default('internal'),
    company_name: text(),
    company_key: text().generatedAlwaysAs(sql`nullif(lower(btrim(company_name)), '')`),
    /** 0-100, with its reasons and the hashes of the texts it was computed from */
    ai_match_score: integer(),
    match_reasons: jsonb().$type<MatchReasons>(),
    match_key: text(),
    assigned_by: uuid().references(() => profiles.user_id),
    assigned_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    unique('candidate_job_assignments_once').on(table.candidate_id, table.job_id),
    check('candidate_job_assignments_type', oneOf(table.assignment_type, ASSIGNMENT_TYPES)),
    check('candidate_job_assignments_status', oneOf(table.status, CANDIDATE_STATUSES)),
    check('candidate_job_assignments_source', oneOf(table.source, SUBMISSION_TYPES)),
    check('candidate_job_assignments_offered_ctc', within(table.offered_ctc, 0, maxCtc)),
    check('candidate_job_assignments_score', within(table.ai_match_score, 0, 100)),
    index('candidate_job_assignments_job').on(table.job_id, table.status),
    index('candidate_job_assignments_status_of').on(table.status, table.candidate_id),
    index('candidate_job_assignments_company').on(table.company_key, table.job_id),
    index('candidate_job_assignments_assigned_by').on(table.assigned_by, table.assigned_at.desc()),
    // What comes up is read from few of them, and counted without a look at one.
    index('candidate_job_assignments_interviews')
      .on(table.interview_at, table.id, table.job_id)
      .where(sql`status = 'interview_scheduled'`),
    index('candidate_job_assignments_joiners')
      .on(table.joining_on, table.id, table.job_id)
      .where(sql`status = 'offer_released'`),
  ],
);

/** Who was in which job under which id and was taken out of it: the audit log names the assignment only. Goes with the person. */
export const removedAssignments = pgTable(
  'removed_assignments',
  {
    assignment_id: uuid().primaryKey(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
  },
  (table) => [index('removed_assignments_candidate').on(table.candidate_id)],
);

export const statusHistory = pgTable(
  'status_history',
  {
    id: id(),
    assignment_id: uuid()
      .notNull()
      .references(() => candidateJobAssignments.id, { onDelete: 'cascade' }),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    previous_status: text(),
    /** when the interview was to be before this move, for taking the move back */
    previous_interview_at: instant(),
    previous_interview_details: text(),
    /** and what had been offered, for the same */
    previous_offered_ctc: rupees(),
    previous_joining_on: date({ mode: 'string' }),
    new_status: text().notNull(),
    changed_by: uuid().references(() => profiles.user_id),
    /** why somebody was lost by this move, in a word that is counted */
    reason_code: text(),
    notes: text(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    check('status_history_previous', oneOf(table.previous_status, CANDIDATE_STATUSES)),
    check('status_history_new', oneOf(table.new_status, CANDIDATE_STATUSES)),
    check('status_history_reason', isReasonFor(table.new_status, table.reason_code)),
    index('status_history_assignment').on(table.assignment_id, table.changed_at),
    index('status_history_candidate').on(table.candidate_id, table.changed_at.desc()),
    index('status_history_job').on(table.job_id, table.new_status, table.changed_at),
  ],
);

/**
 * Each change of when an interview is, or of what else is to be known of it, with a move or without. Apart from the moves,
 * which every number is counted from: such a change is none.
 */
export const interviewChanges = pgTable(
  'interview_changes',
  {
    id: id(),
    assignment_id: uuid()
      .notNull()
      .references(() => candidateJobAssignments.id, { onDelete: 'cascade' }),
    /** the move that it came with, of `status_history`, which goes with the assignment too; null for one without a move */
    step_id: uuid(),
    /** null for a time that was not known before, or is not any more */
    previous_interview_at: instant(),
    interview_at: instant(),
    /** null for nothing, as of the time */
    previous_interview_details: text(),
    interview_details: text(),
    /** the candidate did not come to the interview as it was before */
    missed: boolean().notNull().default(false),
    changed_by: uuid().references(() => profiles.user_id),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [index('interview_changes_assignment').on(table.assignment_id, table.changed_at)],
);

/** Each change of what is offered and when the person joins, with a move or without; apart from the moves, too. */
export const offerChanges = pgTable(
  'offer_changes',
  {
    id: id(),
    assignment_id: uuid()
      .notNull()
      .references(() => candidateJobAssignments.id, { onDelete: 'cascade' }),
    /** as of `interview_changes` */
    step_id: uuid(),
    /** null for what was not known before, or is not any more */
    previous_offered_ctc: rupees(),
    previous_joining_on: date({ mode: 'string' }),
    offered_ctc: rupees(),
    joining_on: date({ mode: 'string' }),
    changed_by: uuid().references(() => profiles.user_id),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [index('offer_changes_assignment').on(table.assignment_id, table.changed_at)],
);

/**
 * What whoever submitted somebody asked of HR. Whether one is still open hangs on its submission as well: nothing is closed
 * here when that is over, so that a move that is taken back brings its request back.
 */
export const submissionRequests = pgTable(
  'submission_requests',
  {
    id: id(),
    assignment_id: uuid()
      .notNull()
      .references(() => candidateJobAssignments.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof REQUEST_KINDS)[number]>().notNull(),
    /** emptied when it is taken back */
    text: text(),
    asked_by: uuid()
      .notNull()
      .references(() => profiles.user_id),
    asked_at: createdAt(),
    /** null while it waits */
    outcome: text().$type<(typeof REQUEST_OUTCOMES)[number]>(),
    answer: text(),
    answered_by: uuid().references(() => profiles.user_id),
    /** when it was answered or taken back */
    answered_at: instant(),
    version: version(),
  },
  (table) => [
    check('submission_requests_kind', oneOf(table.kind, REQUEST_KINDS)),
    check('submission_requests_outcome', oneOf(table.outcome, REQUEST_OUTCOMES)),
    index('submission_requests_assignment').on(table.assignment_id, table.asked_at),
    uniqueIndex('submission_requests_waiting')
      .on(table.assignment_id)
      .where(sql`outcome is null`),
  ],
);

/**
 * A person's newer resume that came in with a submission of somebody who is not of HR, until somebody of HR has looked at it
 * or another one is current; who sent it, and when, stands with the document.
 */
export const newerResumes = pgTable('newer_resumes', {
  candidate_id: uuid()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  document_id: uuid()
    .notNull()
    .unique()
    .references(() => resumeDocuments.id, { onDelete: 'cascade' }),
  assignment_id: uuid()
    .notNull()
    .unique()
    .references(() => candidateJobAssignments.id, { onDelete: 'cascade' }),
});

/** What is left of a deleted person's history, so that the numbers stay: no link to anybody. */
export const stageEvents = pgTable(
  'stage_events',
  {
    id: id(),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    source: text().notNull(),
    company_name: text(),
    /** ties the steps of one forgotten assignment together; made up when the person is deleted */
    trail_id: uuid().notNull(),
    previous_status: text(),
    new_status: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    check('stage_events_source', oneOf(table.source, SUBMISSION_TYPES)),
    check('stage_events_previous', oneOf(table.previous_status, CANDIDATE_STATUSES)),
    check('stage_events_new', oneOf(table.new_status, CANDIDATE_STATUSES)),
    index('stage_events_job').on(table.job_id, table.new_status, table.day),
  ],
);
