import { messages } from '#contract/messages.ts';
import type { Job } from '#contract/jobs.ts';
import {
  type JobStatus,
  JOB_STATUSES,
  VENDOR_VISIBLE_STATUSES,
  acceptsAssignments,
  acceptsSubmissions,
} from '#contract/job-status.ts';
import { type Actor, may } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Run } from './in-charge.ts';

/** The statuses in which the actor may see a job: all for staff, the public ones for a vendor. */
export function visibleStatuses(actor: Actor): readonly JobStatus[] {
  return actor.role === 'vendor' ? VENDOR_VISIBLE_STATUSES : JOB_STATUSES;
}

/**
 * Whether the actor may edit a job and change its status: an HR manager, its creator or whoever was put in charge of it, never
 * a vendor; HR alone when there is neither.
 */
function mayEditJob(actor: Actor, job: Run): boolean {
  if (!may(actor, 'job.edit') || actor.role === 'vendor') return false;
  return actor.role === 'hr_manager' || [job.created_by, job.in_charge].includes(actor.userId);
}

/** Throws `forbidden` unless the actor may edit the job. */
export function authorizeEdit(actor: Actor, job: Run): void {
  if (!mayEditJob(actor, job)) throw new AppError('forbidden', messages.job.editDenied);
}

/** What the actor may do with a job, for the screens. */
export function jobCan(actor: Actor, job: Run & { status: string }): Job['can'] {
  const edit = mayEditJob(actor, job);
  return {
    edit,
    change_status: edit,
    see_pipeline: may(actor, 'pipeline.read'),
    assign: may(actor, 'assignment.create') && acceptsAssignments(job.status as JobStatus),
    submit: may(actor, 'submission.create') && acceptsSubmissions(job.status as JobStatus),
  };
}
