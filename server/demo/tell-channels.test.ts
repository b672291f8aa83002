import { expect, it } from 'vitest';
import { generateDemo } from './generate-demo.ts';

const demo = generateDemo({ today: '2026-11-21' });

it('candidates were mostly found through a channel that somebody said, unless a vendor brought them', () => {
  const ours = demo.candidates.filter(({ submission_type }) => submission_type === 'internal');
  const said = ours.filter(({ found_through }) => found_through !== null);
  expect(said.length / ours.length).toBeGreaterThan(0.85);
  expect(said.length).toBeLessThan(ours.length);
  expect(new Set(said.map(({ found_through }) => found_through)).size).toBeGreaterThan(8);
  const names = new Set(demo.candidates.map(({ name }) => name));
  const referred = demo.candidates.filter(({ referred_by }) => referred_by !== null);
  expect(referred.length).toBeGreaterThan(10);
  for (const { name, found_through, referred_by } of referred)
    expect([found_through, names.has(referred_by!), referred_by !== name]).toEqual(['referral', true, true]);
  for (const { submission_type, found_through } of demo.candidates)
    if (submission_type === 'vendor') expect(found_through).toBeNull();
});
