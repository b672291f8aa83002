import { CANDIDATE_STATUSES, type CandidateStatus } from './candidate-status.ts';

/** What puts somebody off, then the endings, as soon as they can come. */
const LAST: readonly CandidateStatus[] = ['on_hold', 'rejected', 'candidate_declined', 'did_not_join'];

/** The pipeline's steps one after the other, and what ends it. */
const OFFERED = [...CANDIDATE_STATUSES.filter((status) => !LAST.includes(status)), ...LAST];

/** Statuses in the order in which they are offered to choose from, wherever that is. */
export function asOffered(statuses: readonly CandidateStatus[]): readonly CandidateStatus[] {
  return OFFERED.filter((status) => statuses.includes(status));
}
