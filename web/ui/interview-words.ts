import type { assignmentRoutes } from '#contract/assignments.ts';
import { formatArranged } from '#contract/dates.ts';
import type { RouteOutput } from '#contract/route.ts';

type InterviewChange = Pick<
  RouteOutput<typeof assignmentRoutes.history>['interviews'][number],
  | 'step_id'
  | 'previous_interview_at'
  | 'interview_at'
  | 'previous_interview_details'
  | 'interview_details'
  | 'missed'
>;

/**
 * What became of an interview: "Interview set for Tue, December 1, 2026, 11:00 am: first round with Meera". One that came with a
 * move is another interview, not the former one moved. Of one that the candidate did not come to that is told first, and then
 * which one takes its place.
 */
export function interviewWords(change: InterviewChange, timeZone: string): string {
  const { missed, previous_interview_at: from } = change;
  if (!missed || from === null) return changeWords(change, timeZone);
  const next =
    change.interview_at === null
      ? 'No other time yet'
      : changeWords({ ...change, previous_interview_at: null }, timeZone);
  return `Did not come to the interview of ${formatArranged(from, timeZone)}. ${next}`;
}

function changeWords(change: InterviewChange, timeZone: string): string {
  const { previous_interview_details: before, interview_details: details } = change;
  const time = timeWords(change, timeZone);
  const isNew = change.step_id !== null || details !== before;
  // Another interview, of which something is said: the former one's time is of no matter.
  const isTimeless = change.step_id !== null && change.interview_at === null;
  if (details !== null && isNew)
    return `${isTimeless ? 'Interview, time not set' : (time ?? 'Interview')}: ${details}`;
  const cleared = before !== null && details === null;
  if (time === null) return cleared ? 'Interview details cleared' : 'Interview time cleared';
  return cleared && change.step_id === null ? `${time}; details cleared` : time;
}

/** Null where the time is what it was. */
function timeWords(
  { step_id, previous_interview_at: from, interview_at: to }: InterviewChange,
  timeZone: string,
): string | null {
  if (to === null)
    return from === null ? null : `Interview time cleared, was ${formatArranged(from, timeZone)}`;
  const then = formatArranged(to, timeZone);
  if (from === null || step_id !== null) return `Interview set for ${then}`;
  return from === to ? null : `Interview moved from ${formatArranged(from, timeZone)} to ${then}`;
}
