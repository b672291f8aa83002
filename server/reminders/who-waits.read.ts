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
import { inCharge } from '../jobs/in-charge.ts';
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
    .select({ jd_id: jobs.jd_id, title: jobs.title, in_charge: inCharge })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) throw new AppError('not_found', messages.job.notFound);
  return job;
}

/** Of one job: who is in charge of it, and how many of those who wait each brought in. */
export interface Bringers {
  in_charge: string | null;
  brought: ReadonlyMap<string, number>;
}

/** Whom of these may be asked for: who is in charge of the job and who brought people in. */
export function askedOf({ in_charge, brought }: Bringers): string[] {
  return in_charge === null ? [...brought.keys()] : [in_charge, ...brought.keys()];
}

/**
 * Who of the team can be reminded of those who wait, apart from whoever reminds: who is in charge of the job (without one who
 * can be written to the other HR managers, whose job it then is), and who brought the people in. Never a vendor or a candidate.
 */
export async function listRecipients(
  handle: Handle,
  inChargeId: string | null,
  people: readonly Waiting[],
  exceptUserId: string,
): Promise<Recipient[]> {
  const brought = new Map<string, number>();
  for (const { assigned_by: by } of people) if (by !== null) brought.set(by, (brought.get(by) ?? 0) + 1);
  const job = { in_charge: inChargeId, brought };
  const staff = await findActiveStaff(handle, askedOf(job));
  const managers = people.length === 0 ? [] : await listManagers(handle);
  return recipientsAmong(staff, managers, job, exceptUserId);
}

/** The same of a job in which somebody waits, when the team is known: `staff` holds at least those who are asked for. */
export function recipientsAmong(
  staff: readonly Staff[],
  managers: readonly Staff[],
  { in_charge, brought }: Bringers,
  exceptUserId?: string,
): Recipient[] {
  const asked = staff.filter(({ user_id }) => user_id === in_charge || brought.has(user_id));
  const isRun = asked.some(({ user_id }) => user_id === in_charge);
  const standIns = isRun ? [] : managers;
  const all = new Map([...standIns, ...asked].map((one) => [one.user_id, one]));
  const isManager = new Set(standIns.map(({ user_id }) => user_id));
  return [...all.values()]
    .filter(({ user_id }) => user_id !== exceptUserId)
    .map((one): Recipient => ({
      ...one,
      why: one.user_id === in_charge ? 'in_charge' : isManager.has(one.user_id) ? 'manager' : 'brought',
      brought: brought.get(one.user_id) ?? 0,
    }))
    .sort(
      (one, other) =>
        Number(other.why === 'in_charge') - Number(one.why === 'in_charge') ||
        other.brought - one.brought ||
        one.full_name.localeCompare(other.full_name, 'en'),
    );
}
