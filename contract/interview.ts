import { type CandidateStatus, STAGE_STATUSES } from './candidate-status.ts';
import { addMonths } from './dates.ts';
import { limits } from './limits.ts';

/** When an interview is (ISO), and what else is to be known of it: the round, who holds it, and where; null for nothing. */
export interface Interview {
  interview_at: string | null;
  interview_details: string | null;
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
