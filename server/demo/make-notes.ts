import type { CandidateStatus } from '#contract/candidate-status.ts';
import { addDays, dayOf } from '#contract/dates.ts';
import { idAt, oneOf, percent } from './chance.ts';
import type { DemoData, DemoNote } from './demo-data.ts';
import { DAYS_TO_FOLLOW_UP, NOTES } from './texts.ts';
import { HR_MANAGERS, RECRUITER } from './users.ts';
import { istAt, minutesAfter } from './working-hours.ts';

/** Of whom there is something to note: those who are talked with. In a hundred, so many have a note. */
const SHARES: Partial<Record<CandidateStatus, number>> = {
  shortlisted: 20,
  interview_scheduled: 40,
  interviewed: 50,
  selected: 50,
  offer_released: 60,
  on_hold: 40,
};

/** Days for which what is to be followed up may be late; what is older has been done. */
const LATE = 3;
const ELEVEN = 11 * 60;

/**
 * What the team wrote down of people, soon after their last move and on the same day, by HR or the recruiter; some of it about
 * the job. Drawn when all else is made, so that nobody else comes of it.
 */
export function makeNotes({ assignments }: DemoData, today: string): DemoNote[] {
  return assignments.flatMap((one) => {
    if (!percent(SHARES[one.status] ?? 0)) return [];
    const writer = percent(50) ? RECRUITER : oneOf(HR_MANAGERS);
    const written = minutesAfter(one.updated_at, 2, 40);
    const id = idAt(written);
    const job_id = percent(70) ? one.job_id : null;
    const text = oneOf(NOTES);
    const created_at = dayOf(written) === dayOf(one.updated_at) ? written : one.updated_at;
    return [
      {
        id,
        candidate_id: one.candidate_id,
        job_id,
        text,
        written_by: writer.email,
        created_at,
        ...followUpOf(text, dayOf(created_at), today),
      },
    ];
  });
}

/** When to come back to a note of a day (YYYY-MM-DD), on a day of work, and when that was done. */
function followUpOf(text: string, day: string, today: string) {
  const days = DAYS_TO_FOLLOW_UP[text];
  if (days === undefined) return { follow_up_on: null, followed_up_at: null };
  const on = dayOfWork(addDays(day, days));
  return { follow_up_on: on, followed_up_at: on < addDays(today, -LATE) ? istAt(on, ELEVEN) : null };
}

/** The day, or the Monday after it. */
function dayOfWork(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
