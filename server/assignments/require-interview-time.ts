import { dayOf } from '#contract/dates.ts';
import { canBeInterviewDay } from '#contract/interview.ts';
import { messages } from '#contract/messages.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';

/** Throws `invalid_input`, on the field `interview_at`, for a time at which no interview can be. */
export function requireInterviewTime(at: Date, clock: Clock): void {
  if (canBeInterviewDay(dayOf(at, clock.timeZone), clock.today())) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { interview_at: messages.assignment.interviewOutOfRange },
  });
}
