import { expect, it } from 'vitest';
import { isOverBudget } from './over-budget.ts';

it('is over budget who expects more than the most that a job pays, where both are known', () => {
  expect(isOverBudget(1_800_001, 1_800_000)).toBe(true);
  expect(isOverBudget(1_800_000, 1_800_000)).toBe(false);
  expect(isOverBudget(null, 1_800_000)).toBe(false);
  expect(isOverBudget(1_800_000, null)).toBe(false);
});
