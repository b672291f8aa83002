import { describe, expect, it } from 'vitest';
import { jobCreateSchema } from '#contract/jobs.ts';
import { BLANK_JOB, jobFormSchema, toJobInput } from './job-form-values.ts';
import { IMMEDIATE, joiningChoice } from './joining-date.ts';

const TODAY = '2026-11-21';

describe('an immediate joiner', () => {
  const kept = jobFormSchema.parse({ ...BLANK_JOB, joining_date: IMMEDIATE });

  it('chosen on one day and saved on another joins on the day of saving', () => {
    for (const today of ['2026-11-20', TODAY]) {
      const { joining_date } = toJobInput(kept, today);
      expect(joining_date).toBe(today);
      expect(jobCreateSchema.shape.joining_date.parse(joining_date)).toBe(today);
    }
  });

  it('stays chosen the day after', () => {
    expect(joiningChoice(IMMEDIATE, null, TODAY)).toEqual({ choice: 'immediate', days: 0 });
  });
});

describe('a joining date', () => {
  it.each([
    ['none', null, null, { choice: 'future', days: null }],
    ['today', TODAY, null, { choice: 'immediate', days: 0 }],
    ['next week', '2026-11-28', null, { choice: 'future', days: 7 }],
    [
      'that has passed since it was chosen, and can be chosen anew',
      '2026-11-20',
      null,
      { choice: 'future', days: null },
    ],
    ['that has passed since it was saved', '2026-11-20', '2026-11-20', { choice: 'immediate', days: -1 }],
    [
      'that has passed, in place of a saved one',
      '2026-11-19',
      '2026-11-20',
      { choice: 'future', days: null },
    ],
  ] as const)('of %s', (_, chosen, saved, expected) => {
    expect(joiningChoice(chosen, saved, TODAY)).toEqual(expected);
  });
});
