import { type CandidateStatus, isOffered } from '#contract/candidate-status.ts';

interface Place {
  status: string;
  /** of the assignment's trail, which leaves out moves that were undone within minutes; null also where there is none */
  offer_on: string | null;
}

/** Whether a person has an offer for a job, or has ever come as far there. */
export function hadOffer({ status, offer_on }: Place): boolean {
  return offer_on !== null || isOffered(status as CandidateStatus);
}
