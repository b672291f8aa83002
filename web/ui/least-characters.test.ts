import { expect, test } from 'vitest';
import { leastCharacters } from './least-characters.ts';

test('a text that is too short is told how much is missing, before anything is sent', () => {
  expect(leastCharacters(50, '')).toBe('At least 50 characters');
  expect(leastCharacters(50, '  Serve tea.  ')).toBe('At least 50 characters, 40 more');
  expect(leastCharacters(10, 'Serve tea.')).toBe('At least 10 characters');
});
