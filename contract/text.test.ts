import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { counted, countListed, numberListed } from './text.ts';

it('tells numbers as they are read in India, and beyond what is counted that there are more', () => {
  const told = [0, 1, 1234, limits.counted, limits.counted + 1].map((total) =>
    countListed(total, 'candidate'),
  );
  expect(told).toEqual([
    '0 candidates',
    '1 candidate',
    '1,234 candidates',
    '10,000 candidates',
    'More than 10,000 candidates',
  ]);
  expect(countListed(2, 'entry', 'entries')).toBe('2 entries');
  expect(counted(123_456, 'assignment')).toBe('1,23,456 assignments');
  expect(numberListed(limits.counted + 1)).toBe('more than 10,000');
});
