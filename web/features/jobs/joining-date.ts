import { daysBetween } from '#contract/dates.ts';

/** In the place of a day: whoever can join at once, whichever day that is when the job is saved. */
export const IMMEDIATE = 'immediate';

/** The chosen day (YYYY-MM-DD) as of today; null when none is chosen. */
export function joiningDay(chosen: string | null, today: string): string | null {
  return chosen === IMMEDIATE ? today : chosen;
}

interface JoiningChoice {
  choice: 'future' | 'immediate';
  /** from today; null when there is no day, or one that has passed and would be refused */
  days: number | null;
}

/**
 * How a chosen day stands on the form. A day that has passed is "immediate" only while it is the one that was saved
 * before: any other is refused, so it must not look right.
 */
export function joiningChoice(chosen: string | null, saved: string | null, today: string): JoiningChoice {
  const day = joiningDay(chosen, today);
  if (day === null) return { choice: 'future', days: null };
  const days = daysBetween(today, day);
  if (days < 0 && day !== saved) return { choice: 'future', days: null };
  return { choice: days <= 0 ? 'immediate' : 'future', days };
}
