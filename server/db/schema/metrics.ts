import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { SUBMISSION_TYPES } from '#contract/options.ts';
import { folded, isLost, stillWaits } from './expressions.ts';
import { createdAt, id, oneOf, updatedAt, version, within } from './columns.ts';
import { isReasonFor } from './lost-reason.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

const day = () => date({ mode: 'string' });

/**
 * One row for each assignment that ever was: on which day (in the installation's time zone) it first reached what. Written by
 * triggers on `status_history`, without the moves that were undone within minutes, so that the numbers of a million
 * moves are read from some hundred thousand short rows. A forgotten assignment's row stays, under its `trail_id`.
 */
export const hiringTrails = pgTable(
  'hiring_trails',
  {
    /** the assignment's; of a forgotten one the trail_id of its stage events */
    id: uuid().primaryKey(),
    job_id: uuid()
      .notNull()
      .references(() => jobs.id),
    source: text().notNull(),
    company_key: text(),
    last_status: text().notNull(),
    last_on: day().notNull(),
    /** of somebody who is lost: why, if it was said */
    lost_reason: text(),
    /** who put the person into the job; null when nobody is known to have */
    recruiter_id: uuid().references(() => profiles.user_id),
    entered_on: day().notNull(),
    /** shortlisted, or decided without ever having been */
    screened_on: day(),
    /** that stage or a later one */
    shortlisted_on: day(),
    interview_on: day(),
    selected_on: day(),
    offer_on: day(),
    joined_on: day(),
    /** an offer's answer: joined, or else declined after the offer, or did not join */
    answered_on: day(),
    /** calendar days of the stays in each stage that have ended; null for none */
    days_screening: integer(),
    /** calendar days until the first move of all; null while there was none */
    days_first_move: integer(),
    days_shortlist: integer(),
    days_interview: integer(),
    days_selected: integer(),
    days_offer: integer(),
  },
  (table) => {
    const who = [table.source, table.company_key] as const;
    return [
      check('hiring_trails_source', oneOf(table.source, SUBMISSION_TYPES)),
      check('hiring_trails_last_status', oneOf(table.last_status, CANDIDATE_STATUSES)),
      check('hiring_trails_lost_reason', isReasonFor(table.last_status, table.lost_reason)),
      // Each holds all that its questions ask for, so that they are answered from the index alone.
      index('hiring_trails_entered').on(table.entered_on, ...who, table.shortlisted_on, table.days_screening),
      index('hiring_trails_screened')
        .on(table.screened_on, ...who, table.shortlisted_on)
        .where(sql`screened_on is not null`),
      index('hiring_trails_shortlisted')
        .on(table.shortlisted_on, ...who, table.interview_on, table.days_shortlist)
        .where(sql`shortlisted_on is not null`),
      index('hiring_trails_interview')
        .on(
          table.interview_on,
          ...who,
          table.selected_on,
          table.offer_on,
          table.days_interview,
          table.recruiter_id,
          table.job_id,
        )
        .where(sql`interview_on is not null`),
      index('hiring_trails_selected')
        .on(table.selected_on, ...who, table.offer_on, table.days_selected)
        .where(sql`selected_on is not null`),
      index('hiring_trails_offer')
        .on(table.offer_on, ...who, table.joined_on, table.days_offer, table.recruiter_id, table.job_id)
        .where(sql`offer_on is not null`),
      index('hiring_trails_joined')
        .on(table.joined_on, ...who, table.entered_on, table.job_id, table.recruiter_id)
        .where(sql`joined_on is not null`),
      index('hiring_trails_answered')
        .on(table.answered_on, ...who, table.joined_on)
        .where(sql`answered_on is not null`),
      index('hiring_trails_lost')
        .on(table.last_on, ...who, table.last_status, table.lost_reason)
        .where(isLost(table.last_status)),
      index('hiring_trails_recruiter').on(
        table.entered_on,
        ...who,
        table.recruiter_id,
        table.days_first_move,
        table.interview_on,
        table.last_status,
        table.job_id,
      ),
      index('hiring_trails_company')
        .on(table.company_key)
        .where(sql`source = 'vendor' and company_key is not null`),
      index('hiring_trails_job').on(table.job_id, table.selected_on),
      // How many of those who reached a stage are still open: they may go on.
      index('hiring_trails_open_shortlist')
        .on(table.shortlisted_on, ...who, table.job_id, table.id)
        .where(sql`shortlisted_on is not null and interview_on is null and ${stillWaits(table.last_status)}`),
      index('hiring_trails_open_interview')
        .on(table.interview_on, ...who, table.job_id, table.id)
        .where(sql`interview_on is not null and offer_on is null and ${stillWaits(table.last_status)}`),
      // Few of all that ever were wait, and of these few for long. With where they stand, as who is on hold is left out.
      index('hiring_trails_waiting')
        .on(table.last_on, table.job_id, table.id, table.last_status, ...who)
        .where(stillWaits(table.last_status)),
    ];
  },
);

/** How many people HR means to hire for a department in a calendar quarter. */
export const hiringPlan = pgTable(
  'hiring_plan',
  {
    id: id(),
    year: integer().notNull(),
    quarter: integer().notNull(),
    department: text().notNull(),
    planned_hires: integer().notNull(),
    changed_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    check('hiring_plan_quarter', sql`${table.quarter} between 1 and 4`),
    check('hiring_plan_planned', within(table.planned_hires, 0, limits.plannedHires.max)),
    uniqueIndex('hiring_plan_once').on(table.year, table.quarter, folded(table.department)),
  ],
);
