import { describe, expect, it } from 'vitest';
import { resolveMerge } from '#web/lib/merge.ts';
import { BLANK_CANDIDATE, type CandidateFormValues } from './candidate-form-values.ts';
import { mergeCandidate } from './merge-candidate.ts';
import { isSameCandidate } from './same-candidate.ts';

const base: CandidateFormValues = {
  ...BLANK_CANDIDATE,
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  experience_years: 5,
  skills: ['Go'],
  recommendation_reason: 'Ran two launches.',
};
const labels = (fields: { label: string }[]) => fields.map(({ label }) => label);

describe('two people changing one candidate', () => {
  it('in different fields keeps both, and tells what the other changed', () => {
    const merge = mergeCandidate(
      base,
      { ...base, current_city: 'Pune', skills: ['Go', 'SQL'] },
      { ...base, name: 'Asha Nair' },
    );
    expect(labels(merge.taken)).toEqual(['Current City', 'Skills']);
    expect(merge.clashing).toEqual([]);
    expect(resolveMerge(merge, {})).toEqual({
      ...base,
      name: 'Asha Nair',
      current_city: 'Pune',
      skills: ['Go', 'SQL'],
    });
  });

  it('in the same field leaves the choice to a person', () => {
    const merge = mergeCandidate(
      base,
      { ...base, expected_ctc: 1_200_000 },
      { ...base, expected_ctc: 1_500_000 },
    );
    expect(merge.clashing.map((field) => [field.text(merge.theirs), field.text(merge.mine)])).toEqual([
      ['₹12,00,000', '₹15,00,000'],
    ]);
    expect(resolveMerge(merge, { 'Expected CTC': 'theirs' }).expected_ctc).toBe(1_200_000);
    expect(resolveMerge(merge, { 'Expected CTC': 'mine' }).expected_ctc).toBe(1_500_000);
  });

  it('chooses the terms of an offer together', () => {
    const merge = mergeCandidate(
      base,
      { ...base, offer_in_hand: true, offer_ctc: 2_000_000, offer_joining_date: '2026-12-01' },
      { ...base, offer_in_hand: true, offer_ctc: 1_800_000 },
    );
    expect(labels(merge.clashing)).toEqual(['Offer in Hand']);
    expect(merge.clashing[0]!.text(merge.theirs)).toBe('Yes, ₹20,00,000, joining December 1, 2026');
    expect(resolveMerge(merge, { 'Offer in Hand': 'theirs' })).toMatchObject({
      offer_ctc: 2_000_000,
      offer_joining_date: '2026-12-01',
    });
  });
});

describe('a form that would save the same', () => {
  it('is unchanged by spaces, another writing of the phone, a repeated skill, terms of no offer or a referrer without a referral', () => {
    const written = {
      ...base,
      name: ' Asha Menon',
      phone: '098765-43210',
      skills: ['Go', 'go '],
      offer_ctc: 900_000,
      referred_by: 'Asha Rao',
    };
    expect(isSameCandidate(base, written)).toBe(true);
    expect(
      isSameCandidate({ ...base, experience_years: 0 }, { ...base, experience_years: null }),
      'a blank total is saved as 0',
    ).toBe(true);
  });

  it('is changed by any of its fields', () => {
    const other: CandidateFormValues = {
      name: 'Asha Nair',
      email: 'nair@example.com',
      phone: '+91 98765 43211',
      current_city: 'Pune',
      current_position: 'Lead',
      current_company: 'Kaveri Systems',
      preferred_location: 'Kochi',
      experience_years: 6,
      relevant_experience_years: 2,
      skills: ['Rust'],
      current_ctc: 1,
      expected_ctc: 1,
      offer_in_hand: true,
      offer_ctc: 1,
      offer_joining_date: '2026-12-01',
      joining_date: '2026-12-01',
      recommendation_reason: 'Other',
      remarks: 'Some',
      found_through: 'naukri',
      referred_by: 'Asha Rao',
    };
    const offered = { ...base, offer_in_hand: true, offer_ctc: 2 };
    const referred: CandidateFormValues = { ...base, found_through: 'referral' };
    for (const field of Object.keys(other) as (keyof CandidateFormValues)[]) {
      const ofOffer = field.startsWith('offer_') && field !== 'offer_in_hand';
      const from = field === 'referred_by' ? referred : ofOffer ? offered : base;
      expect([field, isSameCandidate(from, { ...from, [field]: other[field] })]).toEqual([field, false]);
    }
  });
});
