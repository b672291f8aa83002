import { acceptsSubmissions, type JobStatus } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { readJob } from '../jobs/load-job.ts';

/** Throws `not_found` for a job that the actor may not see, and `conflict`, on `job_id`, for one that takes nobody. */
export async function requireOpenJob(handle: Handle, actor: Actor, jobId: string): Promise<void> {
  const { status } = await readJob(handle, actor, jobId);
  if (acceptsSubmissions(status as JobStatus)) return;
  const message = messages.job.notAcceptingSubmissions;
  throw new AppError('conflict', message, { fields: { job_id: message } });
}
