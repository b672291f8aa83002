import { inChargeMessages } from '#contract/in-charge-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Mail } from '../mail/mail.ts';
import { lockActiveStaff, type Staff } from '../users/users.read.ts';
import { mailInCharge } from './in-charge-mail.ts';
import { inChargeOf } from './in-charge.ts';
import type { CountedJob } from './jobs.read.ts';
import { lockOpenJobsOf, lockOpenJobsOfNobody, updateInCharge } from './jobs.repo.ts';
import { checkVersion, lockEditableJob, readJob } from './load-job.ts';

export interface InChargeDeps {
  mail: Mail;
  appName: string;
  publicUrl: string;
}

/**
 * Puts somebody of the team in charge of a job, who is told by mail; who is already stays. Throws `not_found`, `conflict` for
 * somebody who cannot be, and `changed_meanwhile` when a version was given and is no longer current.
 */
export async function putInCharge(
  deps: InChargeDeps & { database: Database },
  by: By & { actor: Actor },
  jobId: string,
  { user_id, version }: { user_id: string; version?: number | undefined },
): Promise<CountedJob> {
  return deps.database.transaction(async (tx) => {
    // People before jobs, everywhere: two who lock both do not wait for each other.
    const person = await requireStaff(tx, user_id);
    const job = await lockEditableJob(tx, by.actor, jobId);
    if (inChargeOf(job) === user_id) return readJob(tx, by.actor, jobId);
    if (version !== undefined) await checkVersion(tx, by.actor, job, version);
    await takeOver(tx, deps, by, person, [job]);
    return readJob(tx, by.actor, jobId);
  });
}

/**
 * Puts somebody else of the team in charge of all open jobs of a person, told by one mail; answers of how many. Part of the
 * transaction that takes that person off the team, if one does, and goes after that. Throws `conflict` for somebody who cannot be.
 */
export async function handOverJobs(
  tx: Tx,
  deps: InChargeDeps,
  by: By & { actor: Actor },
  { from, to }: { from: string; to: string },
): Promise<number> {
  const person = await requireStaff(tx, to);
  if (from === to) throw new AppError('conflict', inChargeMessages.theSame);
  const jobs = await lockOpenJobsOf(tx, from);
  await takeOver(tx, deps, by, person, jobs);
  return jobs.length;
}

/**
 * Puts somebody of the team in charge of those of some jobs, closed ones apart, that nobody is in charge of by now, told by one
 * mail; answers of how many. Throws `conflict` for somebody who cannot be.
 */
export async function handOverNobodys(
  deps: InChargeDeps & { database: Database },
  by: By & { actor: Actor },
  { user_id, job_ids }: { user_id: string; job_ids: readonly string[] },
): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const person = await requireStaff(tx, user_id);
    const jobs = await lockOpenJobsOfNobody(tx, job_ids);
    await takeOver(tx, deps, by, person, jobs);
    return jobs.length;
  });
}

async function requireStaff(tx: Tx, userId: string): Promise<Staff> {
  const person = await lockActiveStaff(tx, userId);
  if (!person) throw new AppError('conflict', inChargeMessages.notOfTeam);
  return person;
}

interface HandedOver {
  id: string;
  jd_id: string;
  title: string;
}

/** Writes it, of locked jobs, and tells of it. */
async function takeOver(
  tx: Tx,
  deps: InChargeDeps,
  by: By & { actor: Actor },
  person: Staff,
  jobs: readonly HandedOver[],
): Promise<void> {
  await updateInCharge(
    tx,
    jobs.map(({ id }) => id),
    person.user_id,
  );
  await recordAudit(
    tx,
    by,
    jobs.map(({ id }) => ({
      action: 'job.in_charge',
      recordType: 'job',
      recordId: id,
      fields: ['in_charge'],
    })),
  );
  // One is enough: everybody's jobs are asked for again.
  await recordEvent(
    tx,
    jobs.slice(0, 1).map(({ id }) => ({ kind: 'job' as const, id })),
  );
  if (person.user_id !== by.actor.userId) await mailInCharge(tx, deps, by.actor, person, jobs);
}
