import { z } from 'zod';

export const JOB_STATUSES = ['draft', 'published', 'applications_closed', 'closed', 'on_hold'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const jobStatusSchema = z.enum(JOB_STATUSES);

/** What the job list is narrowed down to: a status, all of HIRING_STATUSES, or all but closed. */
export const JOB_STATUS_FILTERS = ['active', 'not_closed', ...JOB_STATUSES] as const;
export type JobStatusFilter = (typeof JOB_STATUS_FILTERS)[number];
export const jobStatusFilterSchema = z.enum(JOB_STATUS_FILTERS);

export const JOB_STATUS_LABELS: Record<JobStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  applications_closed: 'Applications Closed',
  closed: 'Closed',
  on_hold: 'On Hold',
};

export const JOB_STATUS_MEANINGS: Record<JobStatus, string> = {
  draft: 'Being prepared, not visible to candidates',
  published: 'Live and accepting applications',
  applications_closed: 'Visible, no new applications',
  closed: 'Finished',
  on_hold: 'Temporarily paused',
};

export interface JobStatusMove {
  to: JobStatus;
  label: string;
  confirmation: string;
}

const publishText = 'This will make the job visible to all candidates.';
const closeText = 'This will stop all new applications and mark the job as finished.';

/** The moves that the job list offers from each status, with the confirmation's text. A route refuses any other. */
export const JOB_STATUS_MOVES: Record<JobStatus, readonly JobStatusMove[]> = {
  draft: [{ to: 'published', label: 'Publish', confirmation: publishText }],
  published: [
    {
      to: 'applications_closed',
      label: 'Close Applications',
      confirmation: 'This will stop new applications but keep the job visible.',
    },
    { to: 'closed', label: 'Close Job', confirmation: closeText },
    {
      to: 'on_hold',
      label: 'Put on Hold',
      confirmation: 'This will temporarily hide the job from listings.',
    },
  ],
  applications_closed: [
    { to: 'published', label: 'Reopen Applications', confirmation: publishText },
    { to: 'closed', label: 'Close Job', confirmation: closeText },
  ],
  on_hold: [{ to: 'published', label: 'Resume', confirmation: publishText }],
  closed: [],
};

/** The moves that the edit form asks about before it saves; any other status is saved at once. */
const ASKED_ON_EDIT: readonly (readonly [from: JobStatus, to: JobStatus])[] = [
  ['published', 'closed'],
  ['published', 'applications_closed'],
  ['applications_closed', 'published'],
  ['draft', 'published'],
];

const EDIT_CONFIRMATIONS: Partial<Record<JobStatus, string>> = {
  published:
    'Publishing this job will make it visible to all candidates and they can start applying. Are you sure you want to continue?',
  closed:
    'Closing this job will stop all new applications and hide it from job listings. Existing applications will remain. Are you sure you want to continue?',
  applications_closed:
    'Closing applications will stop all new applications but keep this job visible in job listings. Existing applications will remain. Are you sure you want to continue?',
};

/** What the edit form asks before it saves a job in another status; null when it does not ask. */
export function editConfirmation(from: JobStatus, to: JobStatus): string | null {
  const isAsked = ASKED_ON_EDIT.some(([asked, target]) => asked === from && target === to);
  return isAsked ? (EDIT_CONFIRMATIONS[to] ?? null) : null;
}

/** Whether the job list offers this move. */
export function isOfferedMove(from: JobStatus, to: JobStatus): boolean {
  return JOB_STATUS_MOVES[from].some((move) => move.to === to);
}

/** Statuses in which a vendor may see a job. */
export const VENDOR_VISIBLE_STATUSES: readonly JobStatus[] = ['published', 'applications_closed'];

/** Statuses in which a job is being hired for: the numbers of jobs at work count these alone. */
export const HIRING_STATUSES: readonly JobStatus[] = ['published', 'applications_closed'];

/** Whether people may be submitted for a job: only while it is published. */
export function acceptsSubmissions(status: JobStatus): boolean {
  return status === 'published';
}

/** Whether staff may still assign people to a job: until it is closed. */
export function acceptsAssignments(status: JobStatus): boolean {
  return status !== 'closed';
}
