import type { CandidateStatus } from './candidate-status.ts';

/** Those in which nobody waits for anything more in a job. */
export const OVER_STATUSES: readonly CandidateStatus[] = [
  'joined',
  'rejected',
  'candidate_declined',
  'did_not_join',
];

/** Those by which somebody is lost, or put off: each was set for a reason. */
export const SET_ASIDE_STATUSES: readonly CandidateStatus[] = [
  'rejected',
  'candidate_declined',
  'did_not_join',
  'on_hold',
];

/** Those in which nobody waits for a decision: none is left, or it was put off on purpose, with a reason. */
const NOT_TO_DECIDE: readonly CandidateStatus[] = [...OVER_STATUSES, 'on_hold'];

/** Whether somebody of this status waits for the team to decide something: who is on hold is asked of nobody. */
export function waitsForDecision(status: CandidateStatus): boolean {
  return !NOT_TO_DECIDE.includes(status);
}

/** Whether somebody of this status waits for nothing more in a job. */
export function isOver(status: CandidateStatus): boolean {
  return OVER_STATUSES.includes(status);
}
