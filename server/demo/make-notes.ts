import type { CandidateStatus } from '#contract/candidate-status.ts';
import { dayOf } from '#contract/dates.ts';
import { idAt, oneOf, percent } from './chance.ts';
import type { DemoData, DemoNote } from './demo-data.ts';
import { NOTES } from './texts.ts';
import { HR_MANAGERS, RECRUITER } from './users.ts';
import { minutesAfter } from './working-hours.ts';

/** Of whom there is something to note: those who are talked with. In a hundred, so many have a note. */
const SHARES: Partial<Record<CandidateStatus, number>> = {
  shortlisted: 20,
  interview_scheduled: 40,
  interviewed: 50,
  selected: 50,
  offer_released: 60,
  on_hold: 40,
};

/**
 * What the team wrote down of people, soon after their last move and on the same day, by HR or the recruiter; some of it about
 * the job. Drawn when all else is made, so that nobody else comes of it.
 */
export function makeNotes({ assignments }: DemoData): DemoNote[] {
  return assignments.flatMap((one) => {
    if (!percent(SHARES[one.status] ?? 0)) return [];
    const writer = percent(50) ? RECRUITER : oneOf(HR_MANAGERS);
    const written = minutesAfter(one.updated_at, 2, 40);
    return [
      {
        id: idAt(written),
        candidate_id: one.candidate_id,
        job_id: percent(70) ? one.job_id : null,
        text: oneOf(NOTES),
        written_by: writer.email,
        created_at: dayOf(written) === dayOf(one.updated_at) ? written : one.updated_at,
      },
    ];
  });
}
