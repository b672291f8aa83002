import { type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { LOST_BY } from '#contract/lost-reasons.ts';
import { OVER_STATUSES } from '#contract/over-statuses.ts';
import { oneOf } from './columns.ts';

// What indexes are declared on and queries ask by: word for word the same, or the index goes unused.

/**
 * How texts typed by different people are compared: trimmed and lower-cased. What is looked for is folded by the database,
 * too: which capitals beyond A to Z it knows hangs on its locale.
 */
export const folded = (text: SQLWrapper | string) => sql<string>`lower(btrim(${text}))`;

/** E-mail and phone as a vendor entered them of whom it submitted. */
export const sentEmail = (sent: AnyPgColumn) => sql`lower(${sent} -> 'fields' ->> 'email')`;
export const sentPhone = (sent: AnyPgColumn) => sql`(${sent} -> 'fields' ->> 'phone')`;

/** The same of each of a list of skills; the function is a migration's. */
export const skillKeys = (skills: AnyPgColumn) => sql`skill_keys(${skills})`;

/** The cities in which somebody is or wants to be, as they are compared; the function is a migration's. */
export const cityKeys = (city: AnyPgColumn, wished: AnyPgColumn) => sql`city_keys(${city}, ${wished})`;

/**
 * Names and titles in the order in which people look them up. The database's own puts all capitals before all small letters,
 * and É after Z.
 */
export const alphabetical = (text: SQLWrapper) => sql<string>`${text} collate "und-x-icu"`;

/** Whose a job is: of whoever was put in charge of it, else of its creator; null for HR's. */
export const inChargeOrCreator = (job: { in_charge: AnyPgColumn; created_by: AnyPgColumn }) =>
  sql<string | null>`coalesce(${job.in_charge}, ${job.created_by})`;

/** A CTC to sort by from low to high, those without one last: above every amount. */
export const lowestCtcFirst = (ctc: AnyPgColumn) => sql`coalesce(${ctc}, 999999999999)`;

/** A CTC to sort by from high to low, those without one last: below every amount. */
export const highestCtcFirst = (ctc: AnyPgColumn) => sql`coalesce(${ctc}, -1)`;

/** The e-mail addresses and ten-digit phone numbers that stand anywhere in a text; the function is a migration's. */
export const contactsIn = (text: AnyPgColumn) => sql`contacts_in(${text})`;

/** Whether somebody of this status waits for something more in a job. */
export const stillWaits = (status: AnyPgColumn) =>
  sql`${status} not in (${sql.raw(OVER_STATUSES.map((over) => `'${over}'`).join(', '))})`;

/** The same without those whom the team has put on hold: of them nothing is to be decided now (`waitsForDecision`). */
export const waitsForDecision = (status: AnyPgColumn) =>
  sql`(${stillWaits(status)} and ${status} <> 'on_hold')`;

/** Whether somebody is lost by this status. */
export const isLost = (status: AnyPgColumn) =>
  oneOf(
    status,
    CANDIDATE_STATUSES.filter((each) => LOST_BY[each] !== undefined),
  );
