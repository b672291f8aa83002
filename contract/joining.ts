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

/** The earliest joining date of somebody's open offers (YYYY-MM-DD); null without one, and for whoever has joined. */
export function agreedDay(
  assignments: readonly { status: string; joining_on: string | null }[],
): string | null {
  if (assignments.some(({ status }) => status === 'joined')) return null;
  const days = assignments.flatMap(({ status, joining_on }) =>
    status === 'offer_released' && joining_on !== null ? [joining_on] : [],
  );
  return days.toSorted()[0] ?? null;
}

/** The day (YYYY-MM-DD) on which somebody joined, the latest of several; null for nobody who has, and where nobody said when. */
export function joinedDay(
  assignments: readonly { status: string; joining_on: string | null }[],
): string | null {
  const days = assignments.flatMap(({ status, joining_on }) =>
    status === 'joined' && joining_on !== null ? [joining_on] : [],
  );
  return days.toSorted().at(-1) ?? null;
}
