import { useHasPassed } from '#web/lib/app-info.ts';
import type { Movable } from '../deeds/deeds.ts';

/**
 * When the interview was (ISO) to which somebody may be said not to have come: one that was scheduled, has passed, and of which
 * nobody has said more; null without one.
 */
export function useMissed({ status, interview_at }: Pick<Movable, 'status' | 'interview_at'>): string | null {
  const hasPassed = useHasPassed(interview_at);
  return status === 'interview_scheduled' && hasPassed ? interview_at : null;
}
