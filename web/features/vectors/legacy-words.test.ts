import { expect, it } from 'vitest';
import { deedText } from './legacy-words.ts';

it('the button says what it writes, and is none where that is nothing', () => {
  const told = (right: number, wrong: number, fill: boolean) =>
    deedText({ right, wrong, fillable: 2 }, { kind: 'candidates', fill });
  expect(told(0, 0, false)).toBeNull();
  expect(told(0, 3, true)).toBe('Fill in 2 candidates');
  expect(told(1, 0, false)).toBe('Import 1 candidate');
  expect(told(4, 0, true)).toBe('Import 4 candidates and fill in 2');
  expect(told(4, 3, true)).toBe('Import the 4 rows without a problem and fill in 2');
  expect(deedText({ right: 1, wrong: 0, fillable: 0 }, { kind: 'jobs', fill: true })).toBe('Import 1 job');
});
