import type { PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { counted } from '#contract/text.ts';

/** Whoever stands there waits for nothing more. */
const OVER: readonly CandidateStatus[] = ['joined', 'rejected', 'candidate_declined', 'did_not_join'];

/** How long somebody has stood where they stand, "for 33 days"; null where nobody waits, or it is not known. */
export function waitingText({
  status,
  days_in_status: days,
}: Pick<PipelineCandidate, 'status' | 'days_in_status'>): string | null {
  if (days === null || OVER.includes(status)) return null;
  return days === 0 ? 'since today' : `for ${counted(days, 'day')}`;
}
