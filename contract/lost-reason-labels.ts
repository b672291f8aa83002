import type { LostReason } from './lost-reasons.ts';

/** The reasons as people read them. */
export const LOST_REASON_LABELS: Record<LostReason, string> = {
  skills_mismatch: 'Skills do not fit',
  too_little_experience: 'Too little experience',
  ctc_over_budget: 'Expected CTC over budget',
  notice_too_long: 'Notice period too long',
  communication: 'Communication',
  failed_interview: 'Failed interview',
  missed_interview: 'Did not come to the interview',
  position_closed: 'Position filled or closed',
  duplicate: 'Duplicate',
  ctc_too_low: 'CTC offered too low',
  other_offer: 'Accepted another offer',
  joined_here: 'Joined another of our jobs',
  counter_offer: 'Counter-offer from present employer',
  location: 'Location or relocation',
  notice_not_bought_out: "Notice period can't be bought out",
  role_not_as_expected: 'Role not as expected',
  personal: 'Personal reasons',
  unreachable: 'No longer reachable',
  withdrawn: 'Submission withdrawn',
  other: 'Other',
};
