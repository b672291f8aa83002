import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Toast } from '#contract/messages.ts';
import { isOver } from '#contract/over-statuses.ts';

/** What a move undoes of somebody for whom all was decided in a job, to be read behind how they stand there; '' where it undoes nothing. */
export function undoneBy(from: CandidateStatus, to: CandidateStatus | null): string {
  if (to === null || to === from || !isOver(from)) return '';
  if (from === 'joined') return ' They have joined: this takes that back.';
  return isOver(to) ? ' This changes how it ended.' : ' This takes back that it had ended.';
}

/** Why the key that rejects does not reject somebody for whom all was decided: it may be a slip of the hand. */
export function notRejectedByKey(name: string, status: CandidateStatus): Toast {
  const stands = status === 'joined' ? 'has joined' : `is in ${CANDIDATE_STATUS_LABELS[status]} already`;
  return {
    title: 'Not rejected',
    body: `${name} ${stands}. To reject them all the same, use the menu beside Update Status.`,
  };
}
