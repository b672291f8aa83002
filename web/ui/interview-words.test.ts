import { expect, it } from 'vitest';
import { interviewWords } from './interview-words.ts';

const T1 = '2026-12-01T05:30:00.000Z';
const T2 = '2026-12-02T09:00:00.000Z';
const NONE = {
  step_id: null,
  previous_interview_at: null,
  interview_at: null,
  previous_interview_details: null,
  interview_details: null,
  missed: false,
};
interface Change extends Partial<Record<Exclude<keyof typeof NONE, 'missed'>, string>> {
  missed?: boolean;
}
const wordsOf = (change: Change) => interviewWords({ ...NONE, ...change }, 'Asia/Kolkata');

it.each([
  [{ interview_at: T1 }, 'Interview set for Tue, December 1, 2026, 11:00 am'],
  [
    { step_id: 'a', interview_at: T1, interview_details: 'First round with Meera' },
    'Interview set for Tue, December 1, 2026, 11:00 am: First round with Meera',
  ],
  [{ step_id: 'a', interview_details: 'First round' }, 'Interview, time not set: First round'],
  [
    { step_id: 'a', previous_interview_at: T1, interview_details: 'Second round' },
    'Interview, time not set: Second round',
  ],
  // Another interview at the same time, with the same people: said all the same.
  [
    {
      step_id: 'a',
      previous_interview_at: T1,
      interview_at: T1,
      previous_interview_details: 'Round',
      interview_details: 'Round',
    },
    'Interview set for Tue, December 1, 2026, 11:00 am: Round',
  ],
  [
    { previous_interview_at: T1, interview_at: T2 },
    'Interview moved from Tue, December 1, 2026, 11:00 am to Wed, December 2, 2026, 2:30 pm',
  ],
  [
    { previous_interview_at: T1, interview_at: T2, previous_interview_details: 'A', interview_details: 'A' },
    'Interview moved from Tue, December 1, 2026, 11:00 am to Wed, December 2, 2026, 2:30 pm',
  ],
  [
    { previous_interview_at: T1, interview_at: T2, previous_interview_details: 'A' },
    'Interview moved from Tue, December 1, 2026, 11:00 am to Wed, December 2, 2026, 2:30 pm; details cleared',
  ],
  [
    { previous_interview_at: T1, interview_at: T1, previous_interview_details: 'A', interview_details: 'B' },
    'Interview: B',
  ],
  [
    { previous_interview_at: T1, interview_at: T1, previous_interview_details: 'A' },
    'Interview details cleared',
  ],
  [{ previous_interview_at: T1 }, 'Interview time cleared, was Tue, December 1, 2026, 11:00 am'],
  // The invitation to one that nobody knows more of yet.
  [
    { step_id: 'a', previous_interview_at: T1, previous_interview_details: 'A' },
    'Interview time cleared, was Tue, December 1, 2026, 11:00 am',
  ],
  [
    { previous_interview_at: T1, interview_at: T2, missed: true },
    'Did not come to the interview of Tue, December 1, 2026, 11:00 am. Interview set for Wed, December 2, 2026, 2:30 pm',
  ],
  [
    { previous_interview_at: T1, interview_at: T2, interview_details: 'By phone', missed: true },
    'Did not come to the interview of Tue, December 1, 2026, 11:00 am. Interview set for Wed, December 2, 2026, 2:30 pm: By phone',
  ],
  [
    { previous_interview_at: T1, missed: true },
    'Did not come to the interview of Tue, December 1, 2026, 11:00 am. No other time yet',
  ],
] as [Change, string][])('tells of %j', (change, words) => {
  expect(wordsOf(change)).toBe(words);
});
