import type { PipelineCandidate } from '#contract/assignments.ts';
import { isOver } from '#contract/over-statuses.ts';
import { counted } from '#contract/text.ts';

/**
 * How long somebody has stood where they stand, "for 33 days"; null where nobody waits, or it is not known, and of whom it is
 * told beside why they are on hold.
 */
export function waitingText({
  status,
  days_in_status: days,
  set_aside: aside,
}: Pick<PipelineCandidate, 'status' | 'days_in_status' | 'set_aside'>): string | null {
  if (days === null || isOver(status) || aside?.status === status) return null;
  return days === 0 ? 'since today' : `for ${counted(days, 'day')}`;
}
