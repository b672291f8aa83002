import { Alert } from '@mantine/core';
import { type CandidateStatus, isOffered } from '#contract/candidate-status.ts';
import { noOfferYet } from '#contract/messages.ts';
import type { Movable } from '../deeds/deeds.ts';

interface NoOfferNoteProps {
  people: readonly Movable[];
  /** where they are moved to; null while that is not chosen */
  to: CandidateStatus | null;
}

/** A word of doubt where people are moved to what an offer leads to without ever having had one. */
export function NoOfferNote({ people, to }: NoOfferNoteProps) {
  if (to !== 'joined' && to !== 'did_not_join') return null;
  // A move shows in the status before the rest is read anew.
  const without = people.filter(({ had_offer, status }) => !had_offer && !isOffered(status));
  if (without.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      {noOfferYet(
        without.map(({ name }) => name),
        to,
      )}
    </Alert>
  );
}
