import { type CandidateStatus, CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { daySchema } from '#contract/fields.ts';
import { importMessages } from '#contract/import-messages.ts';
import { canBeInterviewDay, hasInterview } from '#contract/interview.ts';
import { acceptsAssignments } from '#contract/job-status.ts';
import { type IntoJobs, LEGACY_TOLD } from '#contract/legacy-import.ts';
import { canBeJoiningDay, hasOffer } from '#contract/offer.ts';
import { oneSpaced } from '#contract/text.ts';
import { momentOf } from '#contract/time-of-day.ts';
import type { OldAssignment } from '../assignments/import-assignments.ts';
import { findPlaced } from '../assignments/placed.read.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { findJobsNamed, type NamedJob } from '../jobs/named-jobs.read.ts';
import { dayText, withIsoDay } from './legacy-days.ts';
import { hourOfDay } from './legacy-instants.ts';
import type { OldPerson } from './legacy-rows.ts';
import { oldStatus } from './legacy-stages.ts';
import { written } from './legacy-values.ts';
import type { LegacyRow } from './read-csv.ts';

/** A person's row, or one that says of which other job the same person is. */
export interface NamingRow {
  row: LegacyRow;
  value: OldPerson;
  /** of somebody who is here already */
  id?: string;
}

/** Who is put into which job, and what is told of it. */
export interface AssignmentPlan {
  assignments: {
    person: OldPerson;
    id: string | undefined;
    assignment: Omit<OldAssignment, 'candidate_id'>;
  }[];
  /** the rows by which somebody is put into a job */
  rows: ReadonlySet<LegacyRow>;
  told: IntoJobs;
}

export const NO_ASSIGNMENTS: IntoJobs = { assigned: [], into_jobs: [], not_assigned: [], unknown_stages: [] };

/** Characters of a cell that are told of it. */
const BRIEF = 80;

function brief<T extends string | null>(text: T): T | string {
  return text === null || text.length <= BRIEF ? text : `${text.slice(0, BRIEF)}…`;
}

/** Where nobody has said how far somebody came. */
const FIRST: CandidateStatus = 'under_review';

/**
 * The jobs that rows name, and how far their people came in them. Whoever is here already stays where they are, and out
 * of what they have been taken out of.
 */
export async function planAssignments(
  { database, clock }: { database: Database; clock: Clock },
  rows: readonly NamingRow[],
): Promise<AssignmentPlan> {
  const naming = rows.flatMap(({ row, value, id }) => {
    const named = written(row['job'] ?? null);
    return named === null ? [] : [{ row, value, id, named: oneSpaced(named) }];
  });
  if (naming.length === 0) return { assignments: [], rows: new Set(), told: NO_ASSIGNMENTS };
  const jobsNamed = await findJobsNamed(database.db, [...new Set(naming.map(({ named }) => named))]);
  const isPlaced = await findPlaced(database.db, [...new Set(naming.flatMap(({ id }) => id ?? []))]);
  const seen = new Map<OldPerson | string, Set<string>>();
  const assignments: AssignmentPlan['assignments'] = [];
  const byStatus = new Map<CandidateStatus, Counted>();
  const unassigned = new Map<
    string,
    { job: string; reason: 'unknown' | 'several' | 'closed'; rows: number }
  >();
  const unknown = new Map<string, number>();
  const into = new Map<NamedJob, number>();
  const placing = new Set<LegacyRow>();
  for (const { row, value, id, named } of naming) {
    const meant = jobsNamed(named);
    if (id !== undefined && meant.some((job) => isPlaced(id, job.id))) continue;
    const job = theOne(meant);
    if (typeof job === 'string') {
      const key = named.toLowerCase();
      const before = unassigned.get(key);
      unassigned.set(key, {
        job: before?.job ?? brief(named),
        reason: job,
        rows: (before?.rows ?? 0) + 1,
      });
      continue;
    }
    const jobs = seen.get(id ?? value) ?? new Set();
    seen.set(id ?? value, jobs);
    if (jobs.has(job.id)) continue;
    jobs.add(job.id);
    placing.add(row);
    const words = brief(written(row['stage'] ?? null));
    const status = oldStatus(row['stage'] ?? null);
    if (status === undefined && words !== null) unknown.set(words, (unknown.get(words) ?? 0) + 1);
    count(byStatus, status ?? FIRST, status ? words : null);
    into.set(job, (into.get(job) ?? 0) + 1);
    assignments.push({
      person: value,
      id,
      assignment: { job_id: job.id, ...standing(row, value, { status: status ?? FIRST, clock }) },
    });
  }
  return {
    assignments,
    rows: placing,
    told: {
      assigned: CANDIDATE_STATUSES.flatMap((status) => {
        const counted = byStatus.get(status);
        return counted
          ? [{ status, rows: counted.rows, words: [...counted.words].slice(0, LEGACY_TOLD) }]
          : [];
      }),
      into_jobs: mostFirst(
        [...into].map(([{ jd_id, title }, of]) => ({ job: `${jd_id} ${title}`, rows: of })),
      ),
      not_assigned: mostFirst([...unassigned.values()]),
      unknown_stages: mostFirst([...unknown].map(([stage, of]) => ({ stage, rows: of }))),
    },
  };
}

interface Counted {
  rows: number;
  words: Set<string>;
}

function count(counts: Map<CandidateStatus, Counted>, status: CandidateStatus, words: string | null): void {
  const counted = counts.get(status) ?? { rows: 0, words: new Set() };
  counted.rows += 1;
  if (words !== null) counted.words.add(words);
  counts.set(status, counted);
}

const mostFirst = <T extends { rows: number }>(told: readonly T[]) =>
  told.toSorted((one, other) => other.rows - one.rows).slice(0, LEGACY_TOLD);

/** The job that is meant, or why nobody is assigned to it. */
function theOne(jobs: readonly NamedJob[]): NamedJob | 'unknown' | 'several' | 'closed' {
  const [job, ...others] = jobs;
  if (!job) return 'unknown';
  if (others.length > 0) return 'several';
  return acceptsAssignments(job.status) ? job : 'closed';
}

/** Statuses that somebody comes to at the interview or after it. */
const BY_INTERVIEW: readonly CandidateStatus[] = ['interviewed', 'selected', 'offer_released', 'rejected'];

/** Where somebody stands in a job, since when as far as the row says it, and what it says besides. */
function standing(
  row: LegacyRow,
  person: OldPerson,
  { status, clock }: { status: CandidateStatus; clock: Clock },
): Omit<OldAssignment, 'candidate_id' | 'job_id'> {
  const now = clock.now();
  const interview = interviewOf(row, clock);
  const joined = dayIn(row['joining_date'] ?? null);
  const joining_on =
    hasOffer(status) && joined !== null && canBeJoiningDay(joined, clock.today()) ? joined : null;
  const reachedOn =
    status === 'joined' ? joined : BY_INTERVIEW.includes(status) ? (interview?.day ?? null) : null;
  const said = (day: string | null) =>
    day === null ? undefined : new Date(Math.min(Date.parse(`${day}T10:00:00Z`), now.getTime()));
  const reached_at = said(reachedOn);
  // The row may be of another job than that by which the person came. Nobody came in after what is known of them there.
  const entered_at = said(dayIn(row['created_at'] ?? null)) ?? person.created_at ?? reached_at ?? now;
  return {
    status,
    entered_at,
    reached_at: reached_at && reached_at > entered_at ? reached_at : entered_at,
    interview_at: hasInterview(status) ? (interview?.at ?? null) : null,
    interview_details:
      hasInterview(status) && interview?.at && !interview.saysTime ? importMessages.legacy.noTimeOfDay : null,
    joining_on,
    notes: importMessages.legacy.ofOldTable(
      brief(written(row['stage'] ?? null)),
      brief(written(row['interview_at'] ?? null)),
    ),
  };
}

const WHEN =
  /^(\d{4}-\d{2}-\d{2})(?:[t,@ ]+(?:at )?(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?(?: ?([ap])\.?m\.?)?)?$/i;
/** Where only a day is said: an interview has a time, which is said not to be known. */
const SOME_TIME = '10:00';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** On which day a row says that an interview is or was, and when; null where it says none that can be read. */
function interviewOf(
  row: LegacyRow,
  clock: Clock,
): { day: string; at: Date | null; saysTime: boolean } | null {
  const cell = written(row['interview_at'] ?? null);
  // A month alone is no day.
  if (cell === null || withIsoDay(cell, 'first') !== withIsoDay(cell, 'last')) return null;
  const [, day = '', hour, minutes = '00', half] = WHEN.exec(withIsoDay(cell)) ?? [];
  const time = hour === undefined ? SOME_TIME : `${hourOfDay(hour, half)}:${minutes}`;
  if (!daySchema.safeParse(day).success || !TIME.test(time)) return null;
  const at = canBeInterviewDay(day, clock.today()) ? momentOf(day, time, clock.timeZone) : null;
  return { day, at, saysTime: hour !== undefined };
}

/** The day of a cell, where it says one. */
function dayIn(cell: string | null): string | null {
  const day = dayText(cell);
  return daySchema.safeParse(day).success ? day : null;
}

/** Whether a row that is to be put into a job says an interview that cannot be kept. */
export const saysNoInterview = (row: LegacyRow, clock: Clock) =>
  written(row['job'] ?? null) !== null &&
  written(row['interview_at'] ?? null) !== null &&
  interviewOf(row, clock) === null;
