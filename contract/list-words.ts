// By what lists are sorted and filtered, apart from their routes: the program checks the address of every screen before it
// has the code of one, and so these words are part of each first load.

export const JOB_SORTS = ['newest', 'oldest', 'title', '-title', 'candidates'] as const;

export const CANDIDATE_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'experience',
  '-experience',
  'expected_ctc',
  '-expected_ctc',
  'joining',
  '-joining',
  'waiting',
] as const;

export const SUBMISSION_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'title',
  '-title',
  'changed',
  '-changed',
] as const;

/** Since when somebody was submitted: in this calendar month, or in so many months until today. */
export const SUBMITTED_WORDS = ['month', '3-months', '12-months'] as const;
export type SubmittedWord = (typeof SUBMITTED_WORDS)[number];

/** What can have happened to a submission since its reader last looked: it came, or what stands in its row has changed. */
export const UNSEEN = ['submitted', 'moved', 'interview', 'joining', 'corrected', 'answered'] as const;
export type Unseen = (typeof UNSEEN)[number];

/** Where somebody stands: asked to join, in the product, or out of it. */
export const USER_STATUSES = ['active', 'invited', 'expired', 'revoked', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const VECTOR_STATUSES = ['none', 'pending', 'converted', 'error'] as const;
export type VectorStatus = (typeof VECTOR_STATUSES)[number];
