import { and, eq } from 'drizzle-orm';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { daysBetween } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { ReminderRecipient } from '#contract/reminders.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { alphabetical } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  hiringTrails as trails,
  jobs,
} from '../db/schema.ts';
import { waitsOver } from '../metrics/trail-conditions.ts';
import { findActiveStaff, listManagers, type Staff } from '../users/users.read.ts';

/** Somebody who waits in a job, and who brought the person there. */
interface Waiting {
  assignment_id: string;
  name: string;
  status: CandidateStatus;
  days_waiting: number;
  assigned_by: string | null;
}

/** Somebody who can be written to. */
export interface Recipient extends Omit<ReminderRecipient, 'reminded_at'> {
  email: string;
}

/** Those who have waited in a job for more days than that, the longest first. */
export async function listWaiting(
  handle: Handle,
  jobId: string,
  over: WaitingWord,
  today: string,
): Promise<Waiting[]> {
  const rows = await handle
    .select({
      assignment_id: assignments.id,
      name: candidates.name,
      status: assignments.status,
      since: trails.last_on,
      assigned_by: assignments.assigned_by,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(trails, eq(trails.id, assignments.id))
    .where(and(eq(assignments.job_id, jobId), waitsOver(over, today)))
    .orderBy(trails.last_on, alphabetical(candidates.name), assignments.id);
  return rows.map(({ since, status, ...row }) => ({
    ...row,
    status: status as CandidateStatus,
    days_waiting: daysBetween(since, today),
  }));
}

/** What a reminder says of a job. Throws `not_found`. */
export async function requireRemindedJob(handle: Handle, jobId: string) {
  const [job] = await handle
    .select({ jd_id: jobs.jd_id, title: jobs.title, created_by: jobs.created_by })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) throw new AppError('not_found', messages.job.notFound);
  return job;
}

/** Of one job: who made it, and how many of those who wait each brought in. */
export interface Bringers {
  created_by: string | null;
  brought: ReadonlyMap<string, number>;
}

/** Whom of these may be asked for: the job's creator and who brought people in. */
export function askedOf({ created_by, brought }: Bringers): string[] {
  return created_by === null ? [...brought.keys()] : [created_by, ...brought.keys()];
}

/**
 * Who of the team can be reminded of those who wait, apart from whoever reminds: the job's creator (without one who can be
 * written to the other HR managers, whose job it then is), and who brought the people in. Never a vendor or a candidate.
 */
export async function listRecipients(
  handle: Handle,
  createdBy: string | null,
  people: readonly Waiting[],
  exceptUserId: string,
): Promise<Recipient[]> {
  const brought = new Map<string, number>();
  for (const { assigned_by: by } of people) if (by !== null) brought.set(by, (brought.get(by) ?? 0) + 1);
  const job = { created_by: createdBy, brought };
  const staff = await findActiveStaff(handle, askedOf(job));
  const managers = people.length === 0 ? [] : await listManagers(handle);
  return recipientsAmong(staff, managers, job, exceptUserId);
}

/** The same of a job in which somebody waits, when the team is known: `staff` holds at least those who are asked for. */
export function recipientsAmong(
  staff: readonly Staff[],
  managers: readonly Staff[],
  { created_by, brought }: Bringers,
  exceptUserId: string,
): Recipient[] {
  const asked = staff.filter(({ user_id }) => user_id === created_by || brought.has(user_id));
  const hasCreator = asked.some(({ user_id }) => user_id === created_by);
  const standIns = hasCreator ? [] : managers;
  const all = new Map([...standIns, ...asked].map((one) => [one.user_id, one]));
  const isManager = new Set(standIns.map(({ user_id }) => user_id));
  return [...all.values()]
    .filter(({ user_id }) => user_id !== exceptUserId)
    .map((one): Recipient => ({
      ...one,
      why: one.user_id === created_by ? 'creator' : isManager.has(one.user_id) ? 'manager' : 'brought',
      brought: brought.get(one.user_id) ?? 0,
    }))
    .sort(
      (one, other) =>
        Number(other.why === 'creator') - Number(one.why === 'creator') ||
        other.brought - one.brought ||
        one.full_name.localeCompare(other.full_name, 'en'),
    );
}
