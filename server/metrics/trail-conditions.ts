import { type SQL, and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { NO_DEPARTMENT } from '#contract/candidate-filters.ts';
import { addDays } from '#contract/dates.ts';
import { NOBODY } from '#contract/fields.ts';
import { type Decider, LOST_BY, type LostWord } from '#contract/lost-reasons.ts';
import type { SubmissionType } from '#contract/options.ts';
import {
  bandAt,
  JOB_AGE_BANDS,
  TIME_TO_HIRE_BANDS,
  type FunnelStage,
  JOB_AGE_WORDS,
  type JobAgeWord,
  TIME_TO_HIRE_WORDS,
  type TimeToHireWord,
} from '#contract/reached.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  hiringTrails as trails,
  jobs,
  stageEvents,
} from '../db/schema.ts';
import { folded, isLost, waitsForDecision } from '../db/schema/expressions.ts';

// What the executive dashboard counts by and the lists that its figures lead to are narrowed down by: written once, so
// that a list shows just those whom the figure counts.

/** On which day each stage was reached. */
export const REACHED_ON = {
  entered: trails.entered_on,
  shortlist: trails.shortlisted_on,
  interview: trails.interview_on,
  selected: trails.selected_on,
  offer: trails.offer_on,
  joined: trails.joined_on,
} as const satisfies Record<FunnelStage, AnyPgColumn>;

/**
 * Calendar days from an assignment's creation to joining; null for whoever has not joined, and for whoever had joined before
 * they were written down, of whom nobody knows.
 */
export const daysToHire = sql<
  number | null
>`case when ${trails.joined_on} >= ${trails.entered_on} then ${trails.joined_on} - ${trails.entered_on} end`;

/** Which assignments count: of a source, of one vendor company, or all. */
export interface SourceFilter {
  source?: SubmissionType | undefined;
  company?: string | undefined;
}

/** Brought by the source and company of the filter. */
export function ofSource({ source, company }: SourceFilter): SQL | undefined {
  return and(
    source && eq(trails.source, source),
    company ? and(eq(trails.source, 'vendor'), eq(trails.company_key, folded(company))) : undefined,
  );
}

/** First and last day, both within. */
export interface Range {
  from: string;
  to: string;
}

/** Reached on a day of the range. */
export function within(on: AnyPgColumn, { from, to }: Range): SQL | undefined {
  // In the words of the partial indexes.
  return and(isNotNull(on), sql`${on} between ${from}::date and ${to}::date`);
}

/** Lost now, and come to be so on a day of the range. */
export function lostWithin(range: Range): SQL | undefined {
  return and(isLost(trails.last_status), within(trails.last_on, range));
}

/** Of whoever is lost: not after having joined, which makes a hire of them. */
export const neverJoined = isNull(trails.joined_on);

/**
 * What a list asks of the trails: a stage reached or people lost in a range of days that may be open, hires that took so
 * long, and who put people there.
 */
export interface ReachedFilter {
  reached?: FunnelStage | undefined;
  reached_from?: string | undefined;
  reached_to?: string | undefined;
  time_to_hire?: TimeToHireWord | undefined;
  lost_reason?: LostWord | undefined;
  lost_by?: Decider | undefined;
  lost_from?: string | undefined;
  lost_to?: string | undefined;
  recruiter?: string | undefined;
}

/** Whether the trails are asked at all. */
export function asksReached({ reached, time_to_hire, lost_reason, recruiter }: ReachedFilter): boolean {
  return [reached, time_to_hire, lost_reason, recruiter].some((asked) => asked !== undefined);
}

/** The trails that a list asks for, of the source and company that brought the person into that job. */
export function reachedBy(filter: ReachedFilter & SourceFilter): SQL | undefined {
  const { reached, reached_from = '-infinity', reached_to = 'infinity', time_to_hire } = filter;
  return and(
    reached && within(REACHED_ON[reached], { from: reached_from, to: reached_to }),
    time_to_hire && isNotNull(trails.joined_on),
    time_to_hire && inBand(daysToHire, bandAt(TIME_TO_HIRE_BANDS, TIME_TO_HIRE_WORDS.indexOf(time_to_hire))),
    lostFor(filter),
    putThereBy(filter),
    ofSource(filter),
  );
}

/** Put into the job by somebody, or by nobody of whom it is known. */
function putThereBy({ recruiter }: ReachedFilter): SQL | undefined {
  if (recruiter === NOBODY) return isNull(trails.recruiter_id);
  return recruiter === undefined ? undefined : eq(trails.recruiter_id, recruiter);
}

/** Lost for the reason that is asked for, and by whose decision; undefined when none is asked for. */
function lostFor({
  lost_reason,
  lost_by,
  lost_from = '-infinity',
  lost_to = 'infinity',
}: ReachedFilter): SQL | undefined {
  if (lost_reason === undefined) return undefined;
  return and(
    lostWithin({ from: lost_from, to: lost_to }),
    lost_by &&
      inArray(
        trails.last_status,
        CANDIDATE_STATUSES.filter((status) => LOST_BY[status] === lost_by),
      ),
    lost_reason === 'none' ? isNull(trails.lost_reason) : undefined,
    lost_reason === 'none' || lost_reason === 'any' ? undefined : eq(trails.lost_reason, lost_reason),
  );
}

/** Days since a job was published; since it was created for one that never was. */
export function ageOfJob(today: string, timeZone: string): SQL<number> {
  return sql`${today}::date - (coalesce(${jobs.published_at}, ${jobs.created_at}) at time zone ${timeZone})::date`;
}

/** Jobs of an age. */
export function ofAge(age: JobAgeWord, today: string, timeZone: string): SQL | undefined {
  return inBand(ageOfJob(today, timeZone), bandAt(JOB_AGE_BANDS, JOB_AGE_WORDS.indexOf(age)));
}

/** Whether anybody was ever selected for the job. */
export const SOMEBODY_SELECTED = sql`exists (select 1 from ${trails} where ${trails.job_id} = ${jobs.id} and ${trails.selected_on} is not null)`;

/**
 * The assignments whose status last changed more calendar days ago than that, where something is still to be decided:
 * neither is it over for the person, nor were they put on hold, nor is the job closed. Lists, dashboards and reminders
 * all count by this.
 */
export function waitsOver(days: WaitingWord, today: string): SQL | undefined {
  return and(
    waitsForDecision(assignments.status),
    sql`exists (select 1 from ${trails} where ${and(eq(trails.id, assignments.id), lastMovedBefore(days, today))})`,
    isInOpenJob(assignments.job_id),
  );
}

/** The same of trails, those of assignments that are gone among them. */
export function trailWaitsOver(days: WaitingWord, today: string): SQL | undefined {
  return and(lastMovedBefore(days, today), isInOpenJob(trails.job_id));
}

/**
 * How many assignments that is. Counted by the trails alone, which an index tells without a look at any assignment, less
 * those of assignments that are gone; to join the two took half as long again.
 */
export async function countWaitingOver(db: Handle, days: WaitingWord, today: string): Promise<number> {
  const waits = trailWaitsOver(days, today);
  const [all, gone] = await Promise.all([
    db.$count(trails, waits),
    db.$count(
      trails,
      and(waits, inArray(trails.id, db.select({ id: stageEvents.trail_id }).from(stageEvents))),
    ),
  ]);
  return all - gone;
}

const lastMovedBefore = (days: WaitingWord, today: string) =>
  and(waitsForDecision(trails.last_status), sql`${trails.last_on} < ${addDays(today, -Number(days))}::date`);

/** In a job that is not closed. */
export const isInOpenJob = (jobId: AnyPgColumn) =>
  sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.status} <> 'closed')`;

/** The same for counting very many: the closed jobs are read once, and no row is joined with its job. */
export const isInNoClosedJob = (jobId: AnyPgColumn) =>
  sql`${jobId} not in (select ${jobs.id} from ${jobs} where ${jobs.status} = 'closed')`;

/** In a job of a department, however it is typed, or of none. */
export const isInDepartment = (jobId: AnyPgColumn, department: string) =>
  sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${
    department === NO_DEPARTMENT
      ? sql`coalesce(btrim(${jobs.department}), '') = ''`
      : eq(folded(jobs.department), folded(department))
  })`;

function inBand(days: SQL, { over, upTo }: ReturnType<typeof bandAt>): SQL | undefined {
  return and(over === null ? undefined : gt(days, over), upTo === null ? undefined : lte(days, upTo));
}
