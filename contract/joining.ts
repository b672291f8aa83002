import type { CandidateStatus } from './candidate-status.ts';
import { isOver } from './over-statuses.ts';

/** Whether days to join are counted for somebody, or what has come of it instead. */
export type Joining = 'awaited' | 'joined' | 'ended';

/**
 * Days (negative when the day has passed) are counted while somebody is awaited: by a job that has not ended for them, or,
 * without any job, by whoever finds one. Whoever has come somewhere is not late elsewhere.
 */
export function joiningOf(days: number | null, statuses: readonly CandidateStatus[]): Joining {
  const isOpen = statuses.length === 0 || statuses.some((status) => !isOver(status));
  const hasPassed = days !== null && days < 0;
  if (statuses.includes('joined')) return isOpen && !hasPassed ? 'awaited' : 'joined';
  return isOpen ? 'awaited' : 'ended';
}
