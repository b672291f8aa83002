import { expect, it } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { waitingText } from './waiting-text.ts';

const text = (person: Pick<PipelineCandidate, 'status' | 'days_in_status'>) =>
  waitingText({ ...person, set_aside: null });

it('says how long somebody has waited where they stand, and nothing of those who wait for nothing', () => {
  expect(text({ status: 'interviewed', days_in_status: 33 })).toBe('for 33 days');
  expect(text({ status: 'on_hold', days_in_status: 1 })).toBe('for 1 day');
  expect(text({ status: 'submitted', days_in_status: 0 })).toBe('since today');
  expect(text({ status: 'submitted', days_in_status: null })).toBeNull();
  expect(text({ status: 'joined', days_in_status: 33 })).toBeNull();
  expect(text({ status: 'rejected', days_in_status: 3 })).toBeNull();
});

it('leaves it out of whom it is told since when they are on hold', () => {
  const set_aside = {
    status: 'on_hold',
    why: 'No budget',
    since: '2026-11-03T05:00:00.000Z',
    back_to: null,
  } as const;
  expect(waitingText({ status: 'on_hold', days_in_status: 3, set_aside })).toBeNull();
  expect(waitingText({ status: 'selected', days_in_status: 3, set_aside })).toBe('for 3 days');
});
