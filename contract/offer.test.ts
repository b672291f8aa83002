import { expect, it } from 'vitest';
import { joiningWord } from './offer.ts';

const TODAY = '2026-11-27';

it.each([
  ['offer_released', '2026-11-28', 'joins'],
  ['offer_released', '2026-11-27', 'joins'],
  ['offer_released', '2026-11-26', 'was to join'],
  ['joined', '2026-11-26', 'joined'],
  ['joined', '2026-11-27', 'joined'],
  // Marked ahead of the day.
  ['joined', '2026-11-28', 'joins'],
] as const)('of somebody at %s with the joining date %s it says "%s"', (status, day, word) => {
  expect(joiningWord(status, day, TODAY)).toBe(word);
});
