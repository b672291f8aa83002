import { expect, test } from 'vitest';
import { notTakenOver } from './candidate-facts.ts';

const NOBODY = {
  name: '',
  email: '',
  phone: '',
  current_city: null,
  experience_years: 0,
  relevant_experience_years: null,
  current_position: null,
  current_company: null,
  preferred_location: null,
  skills: [],
  current_ctc: null,
  expected_ctc: null,
  joining_date: null,
  offer_in_hand: false,
  offer_ctc: null,
  offer_joining_date: null,
  recommendation_reason: null,
  remarks: null,
  found_through: null,
  referred_by: null,
};

test('skills in another order are the same, and years that nobody entered say nothing', () => {
  const stored = { ...NOBODY, experience_years: 6, skills: ['Java', 'SQL'] };
  expect(notTakenOver(stored, { ...NOBODY, experience_years: null, skills: ['SQL', 'java'] })).toEqual([]);
  expect(notTakenOver(stored, { ...NOBODY, experience_years: 6, skills: ['SQL', 'Go'] })).toEqual([
    { label: 'Skills', stored: 'Java, SQL', entered: 'SQL, Go' },
  ]);
});

test('names what was entered and is stored otherwise, and nothing that was left blank', () => {
  const stored = {
    ...NOBODY,
    name: 'Asha Nair',
    phone: '+91 98765 43210',
    current_city: 'Kochi',
    experience_years: 6,
    expected_ctc: 1_500_000,
  };
  const entered = {
    ...NOBODY,
    name: ' Asha NAIR ',
    phone: '9876543210',
    experience_years: 6,
    expected_ctc: 1_800_000,
    offer_in_hand: true,
    offer_ctc: 2_000_000,
    offer_joining_date: '2026-12-01',
    recommendation_reason: 'Calm under pressure.',
  };
  expect(notTakenOver(stored, entered)).toEqual([
    { label: 'Expected CTC', stored: '₹15,00,000', entered: '₹18,00,000' },
    { label: 'Offer in Hand', stored: '', entered: 'Yes, ₹20,00,000, joining December 1, 2026' },
    { label: 'Reason for Recommendation', stored: '', entered: 'Calm under pressure.' },
  ]);
});

test('a channel is told with who referred the person, who says nothing without a referral', () => {
  const stored = { ...NOBODY, found_through: 'naukri', referred_by: null } as const;
  const entered = { ...NOBODY, found_through: 'referral', referred_by: ' Asha Rao ' } as const;
  expect(notTakenOver(stored, entered)).toEqual([
    { label: 'Found Through', stored: 'Naukri', entered: 'Employee referral, by Asha Rao' },
  ]);
  expect(notTakenOver(stored, { ...entered, found_through: 'naukri' })).toEqual([]);
  expect(notTakenOver(stored, NOBODY)).toEqual([]);
});
