import { dayOf } from '#contract/dates.ts';
import { canBeInterviewDay } from '#contract/interview.ts';
import { messages } from '#contract/messages.ts';
import { momentOf, timeOf } from '#contract/time-of-day.ts';

/** An interview as it is typed: a day (YYYY-MM-DD) and a time of day ("17:40", '' for none), in the installation's zone. */
export interface InterviewTyped {
  day: string | null;
  time: string;
}

export const NEEDS_DAY = 'Please pick the day, too';
export const NEEDS_TIME = 'Please give the time, too';

/** What stands in the fields for the time of an interview (an instant, null for none). */
export function typedOf(at: string | null, timeZone: string): InterviewTyped {
  if (at === null) return { day: null, time: '' };
  const instant = new Date(at);
  return { day: dayOf(instant, timeZone), time: timeOf(instant, timeZone) };
}

/** When it is (null when nothing is typed), or what is wrong with what is typed. A day wants its time, and a time its day. */
export function readInterview(
  { day, time }: InterviewTyped,
  { today, timeZone }: { today: string; timeZone: string },
): { at: string | null; wrong: { day?: string; time?: string } } {
  const isFar = day !== null && !canBeInterviewDay(day, today);
  const wrong = {
    ...(isFar && { day: messages.assignment.interviewOutOfRange }),
    ...(day === null && time !== '' && { day: NEEDS_DAY }),
    ...(day !== null && time === '' && { time: NEEDS_TIME }),
  };
  const isWhole = day !== null && time !== '';
  return { at: isWhole ? momentOf(day, time, timeZone).toISOString() : null, wrong };
}
