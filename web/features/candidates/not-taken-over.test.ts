import { expect, test } from 'vitest';
import { BLANK_CANDIDATE } from './candidate-form-values.ts';
import { notTakenOver } from './not-taken-over.ts';

test('names what was entered and is stored otherwise, and nothing that was left blank', () => {
  const stored = {
    ...BLANK_CANDIDATE,
    name: 'Asha Nair',
    phone: '+91 98765 43210',
    current_city: 'Kochi',
    experience_years: 6,
    expected_ctc: 1_500_000,
  };
  const entered = {
    ...BLANK_CANDIDATE,
    name: ' Asha Nair ',
    phone: '9876543210',
    experience_years: 6,
    expected_ctc: 1_800_000,
    recommendation_reason: 'Calm under pressure.',
  };
  expect(notTakenOver(stored, entered)).toEqual([
    { label: 'Expected CTC', stored: '₹15,00,000', entered: '₹18,00,000' },
    { label: 'Reason for Recommendation', stored: '', entered: 'Calm under pressure.' },
  ]);
});
