import type { CandidateStatus } from './candidate-status.ts';

// Why somebody is lost, in the field's few words, so that it can be counted: beside what is said of it in somebody's own.

/** Why we decide against somebody. */
const OUR_REASONS = [
  'skills_mismatch',
  'too_little_experience',
  'ctc_over_budget',
  'notice_too_long',
  'communication',
  'failed_interview',
  'missed_interview',
  'position_closed',
  'duplicate',
  'other',
] as const;

/** For another job of ours: no loss, but in the job that they leave. */
export const JOINED_HERE = 'joined_here';

/** Whoever submitted somebody took that back, as of a wrong job: no word of the candidate's. */
export const WITHDRAWN = 'withdrawn';

/** Reasons of those who have not turned us down. */
export const NO_REFUSAL = [JOINED_HERE, WITHDRAWN] as const;

/** Why a candidate decides against us. */
const THEIR_REASONS = [
  'ctc_too_low',
  'other_offer',
  JOINED_HERE,
  'counter_offer',
  'location',
  'notice_not_bought_out',
  'role_not_as_expected',
  'personal',
  'missed_interview',
  'unreachable',
  WITHDRAWN,
  'other',
] as const;

export const LOST_REASONS = [...new Set([...OUR_REASONS, ...THEIR_REASONS])] as const;
export type LostReason = (typeof OUR_REASONS)[number] | (typeof THEIR_REASONS)[number];

/** Who decided: we did, or the candidate. */
export const DECIDERS = ['ours', 'theirs'] as const;
export type Decider = (typeof DECIDERS)[number];

/** What the candidate list asks of those who are lost: a main reason, none chosen, or any. */
export const LOST_WORDS = [...LOST_REASONS, 'none', 'any'] as const;
export type LostWord = (typeof LOST_WORDS)[number];

/** Whose decision each status is by which somebody is lost. */
export const LOST_BY: Partial<Record<CandidateStatus, Decider>> = {
  rejected: 'ours',
  candidate_declined: 'theirs',
  did_not_join: 'theirs',
};

/** The reasons that may be given for a decision of ours, or theirs. */
export const REASONS_OF: Record<Decider, readonly LostReason[]> = {
  ours: OUR_REASONS,
  theirs: THEIR_REASONS,
};

/** Whether a reason says why by itself: "Other" has to be said in words. */
export function saysWhy(reason: LostReason | null): boolean {
  return reason !== null && reason !== 'other';
}

/** The reasons that may be given for a move to a status; none unless somebody is lost by it. */
export function reasonsFor(status: CandidateStatus | null): readonly LostReason[] {
  const decider = status && LOST_BY[status];
  return decider ? REASONS_OF[decider] : [];
}
