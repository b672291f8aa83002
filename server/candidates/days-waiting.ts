import type { CandidateStatus } from '#contract/candidate-status.ts';
import { daysBetween } from '#contract/dates.ts';
import { waitsForDecision } from '#contract/over-statuses.ts';
import { isOpen } from '../assignments/is-open.ts';

/** Where somebody stands in a job. */
interface Standing {
  job_status: string;
  status: string;
  /** the day since which it is that; null when it was never written down */
  status_on: string | null;
}

/** For how long somebody has stood where they stand in a job; null where nothing is to be decided, or not now. */
export function daysWaiting(job: Standing, today: string): number | null {
  if (job.status_on === null || !isOpen(job)) return null;
  if (!waitsForDecision(job.status as CandidateStatus)) return null;
  return Math.max(0, daysBetween(job.status_on, today));
}

/** Of a person's jobs the one first in which somebody has waited for longest. */
export const byWait = (one: { days_waiting: number | null }, other: { days_waiting: number | null }) =>
  (other.days_waiting ?? -1) - (one.days_waiting ?? -1);
