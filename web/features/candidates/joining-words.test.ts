import { expect, it } from 'vitest';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { joiningWords } from './joining-words.ts';

const TODAY = '2026-03-01';
const of = (days_to_join: number | null, ...statuses: CandidateStatus[]) =>
  joiningWords(
    {
      days_to_join,
      joining_date: days_to_join === null ? null : '2026-04-21',
      assignments: statuses.map((status) => ({ status })),
    },
    { agreed: null, today: TODAY },
  );

it('says how late somebody is, unless they have joined', () => {
  expect(of(-9, 'offer_released')).toEqual({ text: '9 days overdue', isLate: true, isQuiet: false });
  expect(of(-9, 'rejected', 'on_hold').text).toBe('9 days overdue');
  expect(of(-9)).toEqual({ text: '9 days overdue', isLate: true, isQuiet: false });
  expect(of(-9, 'offer_released', 'joined')).toEqual({ text: 'Joined', isLate: false, isQuiet: false });
  expect(of(null)).toEqual({ text: 'Not specified', isLate: false, isQuiet: false });
});

it('counts no days for whom nobody waits any more', () => {
  expect(of(49, 'joined').text).toBe('Joined');
  expect(of(49, 'joined', 'rejected').text).toBe('Joined');
  // Nobody needs to have said when.
  expect(of(null, 'joined').text).toBe('Joined');
  expect(of(null, 'joined', 'shortlisted').text).toBe('Not specified');
  // Somebody may look for the next job.
  expect(of(30, 'joined', 'shortlisted').text).toBe('30 days');
  for (const status of ['rejected', 'candidate_declined', 'did_not_join'] as const)
    for (const days of [-219, 0, 49])
      expect(of(days, status)).toEqual({ text: 'April 21, 2026', isLate: false, isQuiet: true });
  expect(of(null, 'rejected').text).toBe('Not specified');
  const assignments = [{ status: 'rejected' }] as const;
  expect(
    joiningWords({ days_to_join: 45, joining_date: null, assignments }, { agreed: null, today: TODAY }).text,
  ).toBe('–');
});

it('goes by the day that was agreed with an offer', () => {
  const words = (agreed: string) =>
    joiningWords(
      { days_to_join: 60, joining_date: '2026-04-30', assignments: [{ status: 'offer_released' }] },
      { agreed, today: TODAY },
    );
  expect(words('2026-03-11')).toEqual({ text: '10 days, agreed', isLate: false, isQuiet: false });
  expect(words('2026-02-27')).toEqual({ text: '2 days overdue, agreed', isLate: true, isQuiet: false });
  expect(words('2026-03-01').text).toBe('Today, agreed');
});
