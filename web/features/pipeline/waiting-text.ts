import type { PipelineCandidate } from '#contract/assignments.ts';
import { isOver } from '#contract/over-statuses.ts';
import { counted } from '#contract/text.ts';

/** How long somebody has stood where they stand, "for 33 days"; null where nobody waits, or it is not known. */
export function waitingText({
  status,
  days_in_status: days,
}: Pick<PipelineCandidate, 'status' | 'days_in_status'>): string | null {
  if (days === null || isOver(status)) return null;
  return days === 0 ? 'since today' : `for ${counted(days, 'day')}`;
}
