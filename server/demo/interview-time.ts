import { addDays, dayOf } from '#contract/dates.ts';
import { momentOf } from '#contract/time-of-day.ts';
import type { Move } from './make-timeline.ts';

/** When interviews begin. */
const TIMES = ['10:00', '11:30', '15:00', '16:30'];
/** Days from the invitation to the interview, while it is not marked as done. */
const AHEAD = [3, 4, 6, 9];

/**
 * When the interview of whoever was invited to one is: on the day it was done, else some days after the invitation,
 * perhaps ahead of today (`onWorkingDays` has it begin before it was done). Now and then nobody has said so. Made of the
 * moves, without a draw of chance.
 */
export function interviewTime(moves: readonly Move[]): Date | null {
  const invited = moves.find(({ status }) => status === 'interview_scheduled');
  if (!invited) return null;
  const minute = invited.at.getUTCMinutes();
  if (minute % 6 === 5) return null;
  const done = moves.find(({ status }) => status === 'interviewed');
  const time = TIMES[minute % TIMES.length] ?? '10:00';
  return momentOf(
    done ? dayOf(done.at) : addDays(dayOf(invited.at), AHEAD[minute % AHEAD.length] ?? 3),
    time,
  );
}
