import { messages } from '#contract/messages.ts';
import { noteMessages } from '#contract/note-messages.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';

/**
 * Throws `invalid_input`, on the field `follow_up_on`, for another day than the one kept (both YYYY-MM-DD, or null for none)
 * that has passed. One that was kept long since blocks nothing.
 */
export function requireFollowUpDay(day: string | null, kept: string | null, clock: Clock): void {
  if (day === null || day === kept || day >= clock.today()) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { follow_up_on: noteMessages.followUpPassed },
  });
}
