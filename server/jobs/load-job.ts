import type { JobStatus } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle, Tx } from '../db/client.ts';
import { authorizeEdit, visibleStatuses } from './jobs.policy.ts';
import { type CountedJob, findJob } from './jobs.read.ts';
import { type JobRow, lockJob } from './jobs.repo.ts';
import { presentJob } from './present-job.ts';

/** One job that the actor may see. Throws `not_found`. */
export async function readJob(handle: Handle, actor: Actor, id: string): Promise<CountedJob> {
  const job = await findJob(handle, actor, id);
  if (!job) throw new AppError('not_found', messages.job.notFound);
  return job;
}

/** A job that the actor may edit, locked until the transaction ends. Throws `not_found` and `forbidden`. */
export async function lockEditableJob(tx: Tx, actor: Actor, id: string): Promise<JobRow> {
  const job = await lockJob(tx, id);
  // Of a job that the actor may not see, not even that it is there is told.
  if (!job || !visibleStatuses(actor).includes(job.status as JobStatus))
    throw new AppError('not_found', messages.job.notFound);
  authorizeEdit(actor, job);
  return job;
}

/** Throws `changed_meanwhile`, with the current job, unless the locked job still has the version that was decided on. */
export async function checkVersion(tx: Tx, actor: Actor, job: JobRow, version: number): Promise<void> {
  if (job.version === version) return;
  throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
    current: presentJob(actor, await readJob(tx, actor, job.id)).value,
  });
}

/** When a job was first published, once it has the given status: the first time that it became so counts, and stays. */
export function firstPublishedAt(job: JobRow, status: JobStatus, clock: Clock): Date | null {
  const isPublishing = status === 'published' && job.status !== 'published';
  return job.published_at ?? (isPublishing ? clock.now() : null);
}
