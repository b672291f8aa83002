import { expect, it } from 'vitest';
import type { CandidateStatus } from './candidate-status.ts';
import { agreedDay, joinedDay } from './joining.ts';

const agreed = (...jobs: [CandidateStatus, string | null][]) =>
  agreedDay(jobs.map(([status, joining_on]) => ({ status, joining_on })));

it('the joining date that holds is that of an open offer, the earliest of several', () => {
  expect(
    agreed(['shortlisted', null], ['offer_released', '2026-03-21'], ['offer_released', '2026-03-11']),
  ).toBe('2026-03-11');
  expect(agreed(['offer_released', null])).toBeNull();
  // What was agreed holds no more once the offer is declined, or the person has joined.
  expect(agreed(['candidate_declined', '2026-03-11'], ['under_review', null])).toBeNull();
  expect(agreed(['offer_released', '2026-03-11'], ['joined', '2026-02-20'])).toBeNull();
});

it('the day that somebody joined is that of the last job joined', () => {
  const day = (...jobs: [CandidateStatus, string | null][]) =>
    joinedDay(jobs.map(([status, joining_on]) => ({ status, joining_on })));
  expect(day(['joined', '2025-02-20'], ['joined', '2026-02-20'], ['offer_released', '2026-03-11'])).toBe(
    '2026-02-20',
  );
  expect(day(['joined', null], ['rejected', null])).toBeNull();
});
