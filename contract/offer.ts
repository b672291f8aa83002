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

const STANDING: readonly CandidateStatus[] = ['offer_released', 'joined', 'on_hold'];

/** From where a move takes the former offer along: one that still stands, or that is taken after all. */
const OFFER_FROM: Partial<Record<CandidateStatus, readonly CandidateStatus[]>> = {
  offer_released: STANDING,
  joined: [...STANDING, 'candidate_declined', 'did_not_join'],
};

/**
 * What stays of an offer with a move, where nothing else is said with it: all of it, but where somebody is offered the job,
 * or joins, whose former offer it cannot be. Theirs is another one.
 */
export function keptOffer(
  { offered_ctc, joining_on }: Offer,
  from: CandidateStatus,
  to: CandidateStatus,
): Offer {
  const isAnother = OFFER_FROM[to]?.includes(from) === false;
  return isAnother ? { offered_ctc: null, joining_on: null } : { offered_ctc, joining_on };
}

/** Whether somebody may be said to join on this day (both YYYY-MM-DD): not long ago, not far ahead. */
export function canBeJoiningDay(day: string, today: string): boolean {
  const { yearsBack, yearsAhead } = limits.joining;
  return day >= addMonths(today, -12 * yearsBack) && day <= addMonths(today, 12 * yearsAhead);
}

/**
 * What somebody who has an offer does or did on that day; nobody is late on the day itself (both YYYY-MM-DD). Whoever is
 * said to have joined ahead of the day joins on it all the same: nobody has done yet what is still to come.
 */
export function joiningWord(
  status: CandidateStatus,
  day: string,
  today: string,
): 'joins' | 'joined' | 'was to join' {
  if (day > today) return 'joins';
  if (status === 'joined') return 'joined';
  return day < today ? 'was to join' : 'joins';
}
