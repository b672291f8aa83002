import { messages } from '#contract/messages.ts';
import { canBeJoiningDay } from '#contract/offer.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';

/**
 * Throws `invalid_input`, on the field `joining_on`, for another day than the one kept (both YYYY-MM-DD, or null for none)
 * on which nobody can join. One that was kept long since blocks nothing.
 */
export function requireJoiningDay(day: string | null, kept: string | null, clock: Clock): void {
  if (day === null || day === kept || canBeJoiningDay(day, clock.today())) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { joining_on: messages.assignment.joiningOutOfRange },
  });
}
