import type { SetAside } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { formatDate } from '#contract/dates.ts';

/** Somebody in a job, who may be lost or on hold there. */
export interface MaybeAside {
  status: CandidateStatus;
  set_aside: SetAside | null;
}

/**
 * Why somebody is lost, and since when and why somebody is on hold: "Reason: Skills do not fit", "Since November 3, 2026: No
 * budget". Null where nothing is known of it.
 */
export function asideText({ status, set_aside: aside }: MaybeAside, timeZone: string): string | null {
  // A move shows before it is known why it was made.
  if (aside?.status !== status) return null;
  const { why, since } = aside;
  if (status !== 'on_hold') return why && `Reason: ${why}`;
  const day = `Since ${formatDate(since, timeZone)}`;
  return why ? `${day}: ${why}` : day;
}
