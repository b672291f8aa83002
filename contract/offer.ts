import { type CandidateStatus } from './candidate-status.ts';
import { addMonths } from './dates.ts';
import { limits } from './limits.ts';

/** What somebody was offered for a job, and when they join or joined; null for what nobody has said. */
export interface Offer {
  /** whole rupees a year */
  offered_ctc: number | null;
  /** YYYY-MM-DD */
  joining_on: string | null;
}

/** Whether somebody of this status has an offer whose terms can be said, before the person joins or after. */
export function hasOffer(status: CandidateStatus): boolean {
  return status === 'offer_released' || status === 'joined';
}

/**
 * What stays of an offer with a move, where nothing else is said with it: all of it, but where somebody is offered the job
 * who had no offer that still stood. Theirs is another one.
 */
export function keptOffer(
  { offered_ctc, joining_on }: Offer,
  from: CandidateStatus,
  to: CandidateStatus,
): Offer {
  const isAnother = to === 'offer_released' && !hasOffer(from) && from !== 'on_hold';
  return isAnother ? { offered_ctc: null, joining_on: null } : { offered_ctc, joining_on };
}

/** Whether somebody may be said to join on this day (both YYYY-MM-DD): not long ago, not far ahead. */
export function canBeJoiningDay(day: string, today: string): boolean {
  const { yearsBack, yearsAhead } = limits.joining;
  return day >= addMonths(today, -12 * yearsBack) && day <= addMonths(today, 12 * yearsAhead);
}

/** What somebody who has an offer does or did on that day; nobody is late on the day itself (both YYYY-MM-DD). */
export function joiningWord(
  status: CandidateStatus,
  day: string,
  today: string,
): 'joins' | 'joined' | 'was to join' {
  if (status === 'joined') return day <= today ? 'joined' : 'joins';
  return day < today ? 'was to join' : 'joins';
}
