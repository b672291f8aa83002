import { expect, test } from 'vitest';
import { BLANK_CANDIDATE } from './candidate-form-values.ts';
import { NOTHING_FILLED } from './filled-fields.ts';
import {
  labelsOf,
  leftOfFormer,
  partLeft,
  saysOtherwise,
  stillLeft,
  typedOver,
  withoutLeft,
} from './other-person.ts';

const typed = {
  ...BLANK_CANDIDATE,
  name: 'Shailaja Bhat',
  email: 'shailaja@example.com',
  phone: '+91 97001 20003',
  current_city: 'Mysuru',
};

test('names in what the resume of another person differs from what was typed', () => {
  const said = {
    name: 'Faizan Khan',
    email: 'faizan@example.com',
    phone: '+91 97001 20004',
    current_city: 'Pune',
  };
  expect(saysOtherwise(typed, said, NOTHING_FILLED)).toEqual([
    { label: 'Full Name', stored: 'Shailaja Bhat', entered: 'Faizan Khan' },
    { label: 'Email', stored: 'shailaja@example.com', entered: 'faizan@example.com' },
    { label: 'Phone', stored: '+91 97001 20003', entered: '+91 97001 20004' },
  ]);
});

test('says nothing of the same person otherwise written, of what is blank, and of what the resume does not say', () => {
  const written = { name: ' SHAILAJA  bhat', email: 'Shailaja@Example.com', phone: '097001 20003' };
  expect(saysOtherwise(typed, written, NOTHING_FILLED)).toEqual([]);
  expect(saysOtherwise(BLANK_CANDIDATE, written, NOTHING_FILLED)).toEqual([]);
  expect(saysOtherwise(typed, { current_city: 'Pune' }, NOTHING_FILLED)).toEqual([]);
});

test('says nothing of a reading that was corrected by hand, when the same resume is read again', () => {
  const filled = { values: { name: 'Shailaja B hat' }, sure: { name: 1 } };
  expect(saysOtherwise(typed, { name: 'Shailaja B hat' }, filled)).toEqual([]);
});

test('names in what another person differs who was typed over what the resume had filled in', () => {
  const said = { name: 'Sunita Devi', email: 'sunita@example.com', phone: '+91 97001 20099' };
  expect(typedOver(typed, said).map(({ label }) => label)).toEqual(['Full Name', 'Email', 'Phone']);
  // The corrections of a reading leave something as it was read, or are of one thing.
  expect(typedOver({ ...typed, phone: said.phone }, said)).toEqual([]);
  expect(typedOver({ ...typed, name: said.name }, said)).toEqual([]);
  expect(typedOver(typed, { name: 'Sunita Devi' })).toEqual([]);
});

const heldOfFormer = {
  ...typed,
  skills: ['Java'],
  expected_ctc: 2_000_000,
  recommendation_reason: 'Barsha is a fresher with good maths.',
  remarks: 'Her uncle works here.',
  consent_given: true,
  job_id: 'a job',
};

test('names what is left of the former person beside what the resume says', () => {
  const left = leftOfFormer(heldOfFormer, { skills: ['Java'], current_city: 'Mysuru' });
  expect(labelsOf(left)).toEqual([
    'Expected CTC',
    'Reason for Recommendation',
    'Additional Remarks',
    'Consent',
  ]);
  expect(leftOfFormer({ ...BLANK_CANDIDATE, consent_given: false }, {})).toEqual({});
});

test('clears what is left to what the resume says, else to blank, and leaves what was changed since', () => {
  const said = { current_city: 'Kochi' };
  const left = leftOfFormer(heldOfFormer, said);
  expect(withoutLeft(left, said)).toEqual({
    current_city: 'Kochi',
    skills: [],
    expected_ctc: null,
    recommendation_reason: '',
    remarks: '',
    consent_given: false,
  });
  const parts = partLeft(left, said);
  expect(labelsOf(parts.taken)).toEqual(['Current City']);
  expect(labelsOf(parts.cleared)).not.toContain('Current City');
  expect(Object.keys(parts.cleared)).toHaveLength(5);
  const since = stillLeft(left, { ...heldOfFormer, remarks: 'Of the new one', expected_ctc: null });
  expect(Object.keys(since)).toEqual(['current_city', 'skills', 'recommendation_reason', 'consent_given']);
});
