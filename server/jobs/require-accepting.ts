import { acceptsSubmissions, type JobStatus } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';

/** Whether a job of this status takes people; one that is not there (undefined) takes none. */
export function isAccepting(status: string | undefined): boolean {
  return status !== undefined && acceptsSubmissions(status as JobStatus);
}

/** Throws `conflict`, on the field `job_id`, for a job that takes nobody, or is not there (undefined). */
export function requireAccepting(status: string | undefined): void {
  if (isAccepting(status)) return;
  const message = messages.job.notAcceptingSubmissions;
  throw new AppError('conflict', message, { fields: { job_id: message } });
}
