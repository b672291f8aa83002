import { expect, it } from 'vitest';
import { isOverBudget, payToJudge } from './over-budget.ts';

it('is over budget who expects more than the most that a job pays, where both are known', () => {
  expect(isOverBudget(1_800_001, 1_800_000)).toBe(true);
  expect(isOverBudget(1_800_000, 1_800_000)).toBe(false);
  expect(isOverBudget(null, 1_800_000)).toBe(false);
  expect(isOverBudget(1_800_000, null)).toBe(false);
});

it.each([
  ['selected', null, { expected: 2_000_000, offered: null }],
  ['offer_released', null, { expected: 2_000_000, offered: null }],
  ['offer_released', 1_700_000, { expected: null, offered: 1_700_000 }],
  ['joined', 1_700_000, { expected: null, offered: 1_700_000 }],
  ['joined', null, { expected: null, offered: null }],
  // The offer that was is no longer one.
  ['did_not_join', 1_700_000, { expected: 2_000_000, offered: null }],
] as const)(
  'holds against the budget of somebody at %s who was offered %s: %j',
  (status, offered_ctc, pay) => {
    expect(payToJudge({ status, offered_ctc, expected_ctc: 2_000_000 })).toEqual(pay);
  },
);
