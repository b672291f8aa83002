import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Toast } from '#contract/messages.ts';
import { isOver } from '#contract/over-statuses.ts';

/** What a move undoes of somebody for whom all was decided in a job, to be read behind how they stand there; '' where it undoes nothing. */
export function undoneBy(from: CandidateStatus, to: CandidateStatus | null): string {
  if (to === null || to === from || !isOver(from)) return '';
  if (from === 'joined') return ' They have joined: this takes that back.';
  return isOver(to) ? ' This changes how it ended.' : ' This takes back that it had ended.';
}

const standing = (status: CandidateStatus) =>
  status === 'joined' ? 'has joined' : `is in ${CANDIDATE_STATUS_LABELS[status]} already`;

/** What the key would have done is done. */
const nothingToDo = (name: string, status: CandidateStatus): Toast => ({
  title: 'Nothing to do',
  body: `${name} ${standing(status)}.`,
});

/** Why the key that rejects does not reject somebody for whom all was decided: it may be a slip of the hand. */
export function notRejectedByKey(name: string, status: CandidateStatus): Toast {
  if (status === 'rejected') return nothingToDo(name, status);
  return {
    title: 'Not rejected',
    body: `${name} ${standing(status)}. To reject them all the same, use the menu beside Update Status.`,
  };
}

/** Why the key that shortlists does not shortlist somebody who has come as far, or for whom all was decided. */
export function notShortlistedByKey(name: string, status: CandidateStatus): Toast {
  if (status === 'shortlisted') return nothingToDo(name, status);
  return {
    title: 'Not shortlisted',
    body: `${name} ${standing(status)}. To shortlist them all the same, use Update Status.`,
  };
}

/** Why a key moves nobody on the page of somebody who was not opened from one of their jobs. */
export function notMovedByKey(name: string): Toast {
  return {
    title: 'Not moved',
    body: `Which job is meant? Open ${name} from a job, or use Update Status beside one.`,
  };
}
