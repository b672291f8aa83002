import { expect, test } from 'vitest';
import { withoutNaN } from './without-nan.ts';

test('a number that is none is that of before, and all else as it is', () => {
  const typed: { ctc: number; years: number; name: string; notice: number | null } = {
    ctc: Number.NaN,
    years: 3,
    name: 'Asha',
    notice: null,
  };
  const before = { ctc: 1_850_000, years: 2, name: 'A', notice: 30 };
  expect(withoutNaN(typed, before)).toEqual({ ctc: 1_850_000, years: 3, name: 'Asha', notice: null });
});
