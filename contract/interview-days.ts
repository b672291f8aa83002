import { dayOf } from './dates.ts';
import { interviewsInTurn, NOTHING_SAID } from './interview.ts';
import { momentOf, timeOf } from './time-of-day.ts';

interface Timed {
  /** ISO */
  interview_at: string;
}

/** Interviews by the day (YYYY-MM-DD) that they are on in a time zone: the soonest day first, those of each by their time. */
export function interviewsByDay<Each extends Timed>(
  all: readonly Each[],
  timeZone: string,
): { day: string; interviews: Each[] }[] {
  const inOrder = all.toSorted((one, other) => Date.parse(one.interview_at) - Date.parse(other.interview_at));
  const days = Map.groupBy(inOrder, ({ interview_at }) => dayOf(new Date(interview_at), timeZone));
  return [...days].map(([day, interviews]) => ({ day, interviews }));
}

interface OtherDay {
  /** YYYY-MM-DD */
  day: string;
  timeZone: string;
  /** from when on ("10:00") and how many minutes apart they are then; without, each keeps its time of day */
  inTurn?: { from: string; minutes: number } | undefined;
}

/** When each of these interviews is (ISO) once they are moved to a day: in their order, or each at its own time of day. */
export function timesOnDay(interviews: readonly Timed[], { day, timeZone, inTurn }: OtherDay): string[] {
  const at = (time: string) => momentOf(day, time, timeZone).toISOString();
  if (!inTurn) return interviews.map(({ interview_at }) => at(timeOf(new Date(interview_at), timeZone)));
  const first = { ...NOTHING_SAID, interview_at: at(inTurn.from) };
  return interviewsInTurn(first, interviews.length, inTurn.minutes).map(({ interview_at }) => interview_at!);
}
