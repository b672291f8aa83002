import { acceptsSubmissions, type JobStatus } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';

/** Throws `conflict`, on the field `job_id`, for a job that takes nobody, or is not there (undefined). */
export function requireAccepting(status: string | undefined): void {
  if (status !== undefined && acceptsSubmissions(status as JobStatus)) return;
  const message = messages.job.notAcceptingSubmissions;
  throw new AppError('conflict', message, { fields: { job_id: message } });
}
