import type { CandidateStatus } from './candidate-status.ts';

/** Those in which nobody waits for anything more in a job. */
export const OVER_STATUSES: readonly CandidateStatus[] = [
  'joined',
  'rejected',
  'candidate_declined',
  'did_not_join',
];

/** Whether somebody of this status waits for nothing more in a job. */
export function isOver(status: CandidateStatus): boolean {
  return OVER_STATUSES.includes(status);
}
