import { expect, test } from 'vitest';
import {
  bandAt,
  bandLabel,
  JOB_AGE_BANDS,
  JOB_AGE_WORDS,
  TIME_TO_HIRE_BANDS,
  TIME_TO_HIRE_WORDS,
} from './reached.ts';

test('each band has its word in an address, and its label', () => {
  const wordsOf = (bands: readonly (number | null)[]) =>
    bands.map((_band, index) => {
      const { over, upTo } = bandAt(bands, index);
      return upTo === null ? `over-${over}` : `${over === null ? 0 : over + 1}-${upTo}`;
    });
  expect(wordsOf(TIME_TO_HIRE_BANDS)).toEqual([...TIME_TO_HIRE_WORDS]);
  expect(wordsOf(JOB_AGE_BANDS)).toEqual([...JOB_AGE_WORDS]);
  expect(JOB_AGE_WORDS.map(bandLabel)).toEqual([
    '0-30 days',
    '31-60 days',
    '61-90 days',
    '91-180 days',
    'More than 180 days',
  ]);
});
