import { z } from 'zod';

export const CANDIDATE_STATUSES = [
  'submitted',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'interviewed',
  'selected',
  'offer_released',
  'joined',
  'candidate_declined',
  'did_not_join',
  'rejected',
  'on_hold',
] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
export const candidateStatusSchema = z.enum(CANDIDATE_STATUSES);

export const CANDIDATE_STATUS_LABELS: Record<CandidateStatus, string> = {
  submitted: 'Submitted',
  under_review: 'Under Review',
  shortlisted: 'Shortlisted',
  interview_scheduled: 'Interview Scheduled',
  interviewed: 'Interviewed',
  selected: 'Selected',
  offer_released: 'Offer Released',
  joined: 'Joined',
  candidate_declined: 'Candidate Declined',
  did_not_join: 'Did Not Join',
  rejected: 'Rejected',
  on_hold: 'On Hold',
};

/** The six statuses of the Update Status dialog. */
export const HAND_SET_STATUSES = [
  'shortlisted',
  'interview_scheduled',
  'selected',
  'offer_released',
  'joined',
  'did_not_join',
] as const satisfies readonly CandidateStatus[];

/** Saying no, or not now: these ask for a reason, which goes into the history's notes. */
export const STATUSES_WITH_REASON = [
  'rejected',
  'candidate_declined',
  'on_hold',
] as const satisfies readonly CandidateStatus[];

/** Whether a move to this status must say why. */
export function needsReason(status: CandidateStatus): boolean {
  return (STATUSES_WITH_REASON as readonly CandidateStatus[]).includes(status);
}

export const STAGES = ['shortlist', 'interview', 'selected', 'offer', 'joined', 'declined'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Record<Stage, string> = {
  shortlist: 'Shortlist',
  interview: 'Interview',
  selected: 'Selected',
  offer: 'Offer',
  joined: 'Joined',
  declined: 'Declined',
};

/**
 * Which statuses make up a stage. One table for the dashboard's buckets, the pipeline's tabs and the board,
 * so that a number on one screen is the number on the next.
 */
export const STAGE_STATUSES: Record<Stage, readonly CandidateStatus[]> = {
  shortlist: ['shortlisted'],
  interview: ['interview_scheduled', 'interviewed'],
  selected: ['selected'],
  offer: ['offer_released'],
  joined: ['joined'],
  declined: ['did_not_join', 'candidate_declined', 'rejected'],
};

/** The stage of a status, or null for those before the first stage (submitted, under review, on hold). */
export function stageOf(status: CandidateStatus): Stage | null {
  return STAGES.find((stage) => STAGE_STATUSES[stage].includes(status)) ?? null;
}

/** Whether somebody of this status has an offer, or has come by one. */
export function isOffered(status: CandidateStatus): boolean {
  const stage = stageOf(status);
  return stage === 'offer' || stage === 'joined';
}

/** Those of no stage: nobody has decided yet, or the decision waits. */
export const WAITING_STATUSES: readonly CandidateStatus[] = CANDIDATE_STATUSES.filter(
  (status) => stageOf(status) === null,
);

/** The statuses in which people come into a job, before anybody moved them. */
export const FIRST_STATUSES = ['submitted', 'under_review'] as const satisfies readonly CandidateStatus[];

/** Whether somebody of this status was moved on since coming into the job. */
export function isMoved(status: string): boolean {
  return !(FIRST_STATUSES as readonly string[]).includes(status);
}

const LEGACY_STAGE_WORDS: readonly (readonly [string, Stage])[] = [
  ['declin', 'declined'],
  ['reject', 'declined'],
  ['did_not_join', 'declined'],
  ['did not join', 'declined'],
  ['shortlist', 'shortlist'],
  ['interview', 'interview'],
  ['select', 'selected'],
  ['offer', 'offer'],
  ['join', 'joined'],
];

/** The stage of a legacy free-text status by substring, the decline words first; null when none fits. */
export function stageOfLegacyText(text: string): Stage | null {
  const lower = text.toLowerCase();
  const known = candidateStatusSchema.safeParse(lower);
  if (known.success) return stageOf(known.data);
  return LEGACY_STAGE_WORDS.find(([word]) => lower.includes(word))?.[1] ?? null;
}
