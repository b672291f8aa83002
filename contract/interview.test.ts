import { expect, test } from 'vitest';
import { interviewsInTurn, NOTHING_SAID } from './interview.ts';

const first = { interview_at: '2026-12-05T08:30:00.000Z', interview_details: 'Second round' };

test('each of several comes so many minutes after the one before, with the same said of it', () => {
  expect(interviewsInTurn(first, 3, 45)).toEqual([
    first,
    { ...first, interview_at: '2026-12-05T09:15:00.000Z' },
    { ...first, interview_at: '2026-12-05T10:00:00.000Z' },
  ]);
  expect(interviewsInTurn(first, 2, 0)).toEqual([first, first]);
});

test('while no time is known, nobody has one', () => {
  expect(interviewsInTurn(NOTHING_SAID, 2, 30)).toEqual([NOTHING_SAID, NOTHING_SAID]);
});
