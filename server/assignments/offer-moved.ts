import type { CandidateStatus } from '#contract/candidate-status.ts';
import { keptOffer, type Offer } from '#contract/offer.ts';
import type { AssignmentRow, StatusChange } from './assignments.repo.ts';

/** What is said of an offer with a move: what is not there is not said, null is said to be unknown. */
interface Said {
  status: CandidateStatus;
  offered_ctc?: Offer['offered_ctc'] | undefined;
  joining_on?: Offer['joining_on'] | undefined;
}

/** The fields of an offer in which two differ. */
export function changedFields(one: Offer, other: Offer): (keyof Offer)[] {
  return (['offered_ctc', 'joining_on'] as const).filter((field) => one[field] !== other[field]);
}

/** Whether all that is said of an offer stands already. */
export function isOfferSaid({ offered_ctc, joining_on }: Said, kept: Offer): boolean {
  return changedFields(withSaid({ offered_ctc, joining_on }, kept), kept).length === 0;
}

/** The offer after a move, and whether it is another one than that before, be its terms the same. */
export function offerAfter(said: Said, assignment: AssignmentRow): { offer: Offer; isAnother: boolean } {
  const kept = keptOffer(assignment, assignment.status as CandidateStatus, said.status);
  const offer = withSaid(said, kept);
  const isAnother = changedFields(kept, assignment).length > 0 && changedFields(offer, kept).length > 0;
  return { offer, isAnother };
}

/**
 * The offer before the last step. Joining changes nothing of what was offered, unless it began another offer: what was put
 * right since then stays. The day on which somebody joined is not the one that they were to join on, though.
 */
export function offerBefore(last: StatusChange, { offered_ctc }: AssignmentRow): Offer {
  const before = { offered_ctc: last.previous_offered_ctc, joining_on: last.previous_joining_on };
  const to = last.new_status as CandidateStatus;
  const kept = keptOffer(before, last.previous_status as CandidateStatus, to);
  const isTakenAlong = to === 'joined' && kept.offered_ctc === before.offered_ctc;
  return isTakenAlong ? { ...before, offered_ctc } : before;
}

function withSaid({ offered_ctc, joining_on }: Pick<Said, keyof Offer>, kept: Offer): Offer {
  return {
    offered_ctc: offered_ctc === undefined ? kept.offered_ctc : offered_ctc,
    joining_on: joining_on === undefined ? kept.joining_on : joining_on,
  };
}
