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

interface Owned {
  created_by: string | null;
}

/** The statuses in which the actor may see a job: all for staff, the public ones for a vendor. */
export function visibleStatuses(actor: Actor): readonly JobStatus[] {
  return actor.role === 'vendor' ? VENDOR_VISIBLE_STATUSES : JOB_STATUSES;
}

/** Whether the actor may edit a job and change its status: an HR manager or its creator, never a vendor; HR alone when it has none. */
function mayEditJob(actor: Actor, job: Owned): boolean {
  if (!may(actor, 'job.edit') || actor.role === 'vendor') return false;
  return actor.role === 'hr_manager' || (job.created_by !== null && job.created_by === actor.userId);
}

/** Throws `forbidden` unless the actor may edit the job. */
export function authorizeEdit(actor: Actor, job: Owned): void {
  if (!mayEditJob(actor, job)) throw new AppError('forbidden', messages.job.editDenied);
}

/** What the actor may do with a job, for the screens. */
export function jobCan(actor: Actor, job: Owned & { status: string }): Job['can'] {
  const edit = mayEditJob(actor, job);
  return {
    edit,
    change_status: edit,
    see_pipeline: may(actor, 'pipeline.read'),
    assign: may(actor, 'assignment.create') && acceptsAssignments(job.status as JobStatus),
    submit: may(actor, 'submission.create') && acceptsSubmissions(job.status as JobStatus),
  };
}
