import { expect, it } from 'vitest';
import { deedText } from './legacy-words.ts';

it('the button says what it writes, and is none where that is nothing', () => {
  const NONE = { assigned: [], into_jobs: [], not_assigned: [], unknown_stages: [] };
  const of_known = {
    ...NONE,
    assigned: [
      { status: 'shortlisted' as const, rows: 2, words: [] },
      { status: 'joined' as const, rows: 1, words: [] },
    ],
  };
  const told = (right: number, wrong: number, fill: boolean, assign = false) =>
    deedText({ right, wrong, fillable: 2, of_known }, { kind: 'candidates', fill, assign });
  expect(told(0, 0, false)).toBeNull();
  expect(told(0, 3, true)).toBe('Fill in 2 candidates');
  expect(told(1, 0, false)).toBe('Import 1 candidate');
  expect(told(4, 0, true)).toBe('Import 4 candidates and fill in 2');
  expect(told(4, 3, true)).toBe('Import the 4 rows without a problem and fill in 2');
  expect(told(0, 0, false, true)).toBe('Put 3 into jobs');
  expect(told(4, 0, false, true)).toBe('Import 4 candidates and put 3 into jobs');
  expect(told(4, 1, true, true)).toBe('Import the 4 rows without a problem, fill in 2 and put 3 into jobs');
  const jobs = { right: 1, wrong: 0, fillable: 0, of_known: NONE };
  expect(deedText(jobs, { kind: 'jobs', fill: true, assign: true })).toBe('Import 1 job');
});
