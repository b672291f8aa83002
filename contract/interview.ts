import { type CandidateStatus, STAGE_STATUSES } from './candidate-status.ts';
import { addMonths } from './dates.ts';
import { limits } from './limits.ts';

/** When an interview is (ISO), and what else is to be known of it: the round, who holds it, and where; null for nothing. */
export interface Interview {
  interview_at: string | null;
  interview_details: string | null;
}

/** An interview of which nobody has said anything. */
export const NOTHING_SAID: Interview = { interview_at: null, interview_details: null };

/**
 * So many interviews of which the first is given, each so many minutes after the one before it (0: all at once). Of one whose
 * time is not known none has a time.
 */
export function interviewsInTurn(first: Interview, count: number, minutes: number): Interview[] {
  const { interview_at } = first;
  return Array.from({ length: count }, (_, index) =>
    interview_at === null
      ? first
      : {
          ...first,
          interview_at: new Date(Date.parse(interview_at) + index * minutes * 60_000).toISOString(),
        },
  );
}

/** Whether somebody of this status has an interview whose time can be said, before it or after. */
export function hasInterview(status: CandidateStatus): boolean {
  return STAGE_STATUSES.interview.includes(status);
}

/** Whether an interview may be on this day (both YYYY-MM-DD): not long ago, not far ahead. */
export function canBeInterviewDay(day: string, today: string): boolean {
  const { yearsBack, yearsAhead } = limits.interview;
  return day >= addMonths(today, -12 * yearsBack) && day <= addMonths(today, 12 * yearsAhead);
}
