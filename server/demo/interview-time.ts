import { addDays, dayOf } from '#contract/dates.ts';
import { momentOf } from '#contract/time-of-day.ts';
import type { Move } from './make-timeline.ts';

/** When interviews begin. */
const TIMES = ['10:00', '11:30', '15:00', '16:30'];
/** Days from the invitation to the interview, while it is not marked as done. */
const AHEAD = [3, 4, 6, 9];

/**
 * When the interview of whoever was invited to one is: on the day it was done, else some days after the invitation,
 * perhaps ahead of today. Now and then nobody has said so. Made of the moves, without a draw of chance.
 */
export function interviewTime(moves: readonly Move[]): Date | null {
  const invited = moves.find(({ status }) => status === 'interview_scheduled');
  if (!invited) return null;
  const minute = invited.at.getUTCMinutes();
  if (minute % 6 === 5) return null;
  const done = moves.find(({ status }) => status === 'interviewed');
  const time = TIMES[minute % TIMES.length] ?? '10:00';
  if (done) return earlierOf(momentOf(dayOf(done.at), time), done.at);
  const day = addDays(dayOf(invited.at), AHEAD[minute % AHEAD.length] ?? 3);
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return momentOf(isSunday ? addDays(day, 1) : day, time);
}

/** A quarter of an hour's start before the interview was marked as done, where its usual time would be after that. */
function earlierOf(usual: Date, done: Date): Date {
  if (usual < done) return usual;
  const quarter = 15 * 60_000;
  return new Date(Math.floor((done.getTime() - 3 * quarter) / quarter) * quarter);
}
