import { type LostReason, reasonsFor } from '#contract/lost-reasons.ts';
import type { Move } from './make-timeline.ts';
import { UNDO_NOTES } from './texts.ts';

/** What a note on the move says, in the word that is counted. */
const REASONS: Record<string, LostReason> = {
  'Accepted another offer closer to home.': 'other_offer',
  'Present employer matched the offer.': 'counter_offer',
  'Salary below expectation.': 'ctc_too_low',
  'Does not want to relocate after all.': 'location',
  'Family reasons, may come back next year.': 'personal',
  'Went for a remote role.': 'role_not_as_expected',
  'Did not turn up on the joining day, phone switched off.': 'unreachable',
  'Took a counter-offer two days before joining.': 'counter_offer',
  'Joined another company.': 'other_offer',
  'Could not get relieved in time.': 'notice_not_bought_out',
  'Not enough depth in the main skill.': 'skills_mismatch',
  'Experience is in a different area.': 'skills_mismatch',
  'Expectation far above budget.': 'ctc_over_budget',
  'Did not answer three calls.': 'communication',
  'Weak in the practical round.': 'failed_interview',
  'Frequent changes without a good reason.': 'other',
  'Notice too long for this opening.': 'notice_too_long',
  'Better matches further along.': 'position_closed',
  'Needs more hands-on time; suggest again next year.': 'too_little_experience',
};

/** One in so many is chosen no reason for. */
const SILENT = 7;

/**
 * Why somebody was lost by a move, as its note has it: no further draw of chance, which would make other people of all that
 * are made after it.
 */
export function lostReasonOf(moves: readonly Move[], index: number): LostReason | null {
  const move = moves[index];
  if (!move) return null;
  const isUndo = move.notes !== null && UNDO_NOTES.includes(move.notes);
  if (isUndo) return lostReasonOf(moves, index - 2);
  const reason = REASONS[move.notes ?? ''];
  const isSilent = move.at.getUTCMinutes() % SILENT === 0;
  if (!reason || isSilent || !reasonsFor(move.status).includes(reason)) return null;
  const wasInterviewed = moves.slice(0, index).some(({ status }) => status === 'interviewed');
  return reason === 'failed_interview' && !wasInterviewed ? 'skills_mismatch' : reason;
}
