import { expect, it } from 'vitest';
import { knownText, standingText } from './accept-form.tsx';

const NONE = { reading: 0, ready: 0, known: 0, creating: 0, done: 0, open: 0 };

it('says what goes on rather than that nothing is ready', () => {
  expect(standingText(NONE)).toBe('No resume is ready yet.');
  expect(standingText({ ...NONE, creating: 7, done: 5, open: 4 })).toBe(
    '7 candidates being created. 4 to look at: the table says why.',
  );
  expect(standingText({ ...NONE, reading: 1, ready: 2 })).toBe('1 resume being read. 2 resumes ready.');
  expect(standingText({ ...NONE, done: 12 })).toBe('All done: 12.');
  expect(standingText({ ...NONE, done: 12, open: 1 })).toBe('12 done. 1 to look at: the table says why.');
});

it('says of how many of the ready ones somebody may be known', () => {
  expect(knownText(3, 12)).toBe('3 of the ready ones may be known already');
  expect(knownText(1, 1)).toBe('This person may be known already');
  expect(knownText(2, 2)).toBe('All of the ready ones may be known already');
});
