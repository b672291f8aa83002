import { expect, it } from 'vitest';
import { offerWords } from './offer-words.ts';

const [L18, L1875] = [1_800_000, 1_875_000];
const [DAY, LATER] = ['2026-12-15', '2027-01-04'];

it.each([
  [[null, null], [L18, DAY], 'Offered CTC set to 18 LPA; joining date set to December 15, 2026'],
  [[L18, DAY], [L1875, DAY], 'Offered CTC changed from 18 LPA to 18.75 LPA'],
  [[L18, DAY], [L18, LATER], 'Joining date changed from December 15, 2026 to January 4, 2027'],
  [[L18, null], [L18, DAY], 'Joining date set to December 15, 2026'],
  [[L18, DAY], [null, null], 'Offered CTC cleared, was 18 LPA; joining date cleared, was December 15, 2026'],
  [[null, null], [0, null], 'Offered CTC set to 0 LPA'],
  // Offered anew on the same terms.
  [[L18, DAY], [L18, DAY], 'Offered CTC set to 18 LPA; joining date set to December 15, 2026'],
] as const)('tells what became of an offer: %j to %j', (from, to, words) => {
  const [previous_offered_ctc, previous_joining_on] = from;
  const [offered_ctc, joining_on] = to;
  expect(offerWords({ previous_offered_ctc, previous_joining_on, offered_ctc, joining_on })).toBe(words);
});
