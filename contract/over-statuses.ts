import type { CandidateStatus } from './candidate-status.ts';

const OVER: readonly CandidateStatus[] = ['joined', 'rejected', 'candidate_declined', 'did_not_join'];

/** Whether somebody of this status waits for nothing more in a job. */
export function isOver(status: CandidateStatus): boolean {
  return OVER.includes(status);
}
