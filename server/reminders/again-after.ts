import { limits } from '#contract/limits.ts';
import type { Clock } from '../core/clock.ts';

/** Who was last reminded of a job before this moment may be reminded again. */
export function againAfter(clock: Clock): Date {
  return new Date(clock.now().getTime() - limits.reminder.hours * 3_600_000);
}
