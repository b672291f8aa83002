import { expect, it } from 'vitest';
import { CANDIDATE_STATUSES } from './candidate-status.ts';
import { joiningWord, keptOffer } from './offer.ts';

const TODAY = '2026-11-27';

it.each([
  ['offer_released', '2026-11-28', 'joins'],
  ['offer_released', '2026-11-27', 'joins'],
  ['offer_released', '2026-11-26', 'was to join'],
  ['joined', '2026-11-26', 'joined'],
  ['joined', '2026-11-27', 'joined'],
  // Marked ahead of the day, which is still to come.
  ['joined', '2026-11-28', 'joins'],
] as const)('of somebody at %s with the joining date %s it says "%s"', (status, day, word) => {
  expect(joiningWord(status, day, TODAY)).toBe(word);
});

const OFFER = { offered_ctc: 1_800_000, joining_on: '2026-12-15' };

it.each([
  ['offer_released', ['offer_released', 'joined', 'on_hold']],
  ['joined', ['offer_released', 'joined', 'candidate_declined', 'did_not_join', 'on_hold']],
  ['selected', CANDIDATE_STATUSES],
  ['candidate_declined', CANDIDATE_STATUSES],
] as const)('a move to %s keeps the terms of whoever comes from %j alone', (to, kept) => {
  expect(CANDIDATE_STATUSES.filter((from) => keptOffer(OFFER, from, to).offered_ctc !== null)).toEqual(kept);
  expect(CANDIDATE_STATUSES.filter((from) => keptOffer(OFFER, from, to).joining_on !== null)).toEqual(kept);
});
