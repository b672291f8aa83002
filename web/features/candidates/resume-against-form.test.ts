import { describe, expect, it } from 'vitest';
import { BLANK_CANDIDATE, type CandidateFormValues } from './candidate-form-values.ts';
import { resumeAgainstForm, valuesIn } from './resume-against-form.ts';
import type { Extracted } from './said-by-resume.ts';

const TODAY = '2026-11-30';
const form: CandidateFormValues = {
  ...BLANK_CANDIDATE,
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  current_company: 'Vaigai Power',
  experience_years: 5,
  skills: ['Power Trading', 'SQL'],
  current_ctc: 1_020_000,
  recommendation_reason: 'Ran two launches.',
};
const read = (says: Partial<Extracted>): Extracted => ({
  name: 'ASHA MENON',
  email: 'Asha@example.com',
  phone: '98765 43210',
  current_city: null,
  preferred_location: null,
  current_company: null,
  current_position: null,
  experience_years: null,
  relevant_experience_years: null,
  skills: [],
  current_ctc: null,
  expected_ctc: null,
  notice_period_days: null,
  resume_summary: 'Says something.',
  confidence: {},
  ...says,
});
const differing = (says: Partial<Extracted>) => {
  const { fields, said } = resumeAgainstForm(form, read(says), TODAY);
  return fields.map(({ label, text, isProposed }) => [label, text(form), text(said), isProposed]);
};

describe('what a resume says otherwise than the form', () => {
  it('is told with both, and proposed', () => {
    expect(
      differing({
        name: 'Asha Menon',
        email: 'asha@example.com',
        current_company: 'Urja Exchange',
        experience_years: 7,
      }),
    ).toEqual([
      ['Total Experience', '5 years', '7 years', true],
      ['Current Company', 'Vaigai Power', 'Urja Exchange', true],
    ]);
  });

  it('is nothing of what it is silent about, or says in another writing', () => {
    expect(
      differing({ name: 'Asha Menon', email: 'asha@example.com', current_company: 'Vaigai Power ' }),
    ).toEqual([]);
  });

  it('adds skills and takes none', () => {
    expect(differing({ name: 'Asha Menon', email: 'asha@example.com', skills: ['sql', 'Excel'] })).toEqual([
      ['Skills', 'Power Trading, SQL', 'Power Trading, SQL, Excel', true],
    ]);
  });

  it('counts the notice from today', () => {
    expect(differing({ name: 'Asha Menon', email: 'asha@example.com', notice_period_days: 30 })).toEqual([
      ['Preferred Joining Date', '', 'December 30, 2026', true],
    ]);
  });

  it('is not proposed where it was read unsurely, or is who the person is', () => {
    const says = { email: 'new@example.com', name: 'Asha Menon', current_city: 'Pune' };
    expect(differing({ ...says, confidence: { current_city: 0.4 } })).toEqual([
      ['Email', 'asha@example.com', 'new@example.com', false],
      ['Current City', '', 'Pune', false],
    ]);
  });

  it('is not proposed at all of another person', () => {
    const says = { name: 'Bela Das', email: 'bela@example.com', phone: '98111 22333', current_city: 'Pune' };
    const { isOther, fields } = resumeAgainstForm(form, read(says), TODAY);
    expect(isOther).toBe(true);
    expect(fields.map(({ isProposed }) => isProposed)).toEqual([false, false, false, false]);
  });
});

it('the values of some fields are taken alone', () => {
  const { fields, said } = resumeAgainstForm(
    form,
    read({ current_company: 'Urja', current_ctc: 1_300_000 }),
    TODAY,
  );
  const chosen = fields.filter(({ label }) => label === 'Current CTC');
  expect(valuesIn(said, chosen)).toEqual({ current_ctc: 1_300_000 });
  expect(valuesIn(form, chosen)).toEqual({ current_ctc: 1_020_000 });
});
