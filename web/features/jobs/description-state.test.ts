import { describe, expect, it } from 'vitest';
import { basisOf, descriptionState, isOwnDescription, missingForDescription } from './description-state.ts';
import { BLANK_JOB, type JobFormValues } from './job-form-values.ts';

const job: JobFormValues = {
  ...BLANK_JOB,
  title: 'Staff Nurse',
  summary: 'Cares for patients in the ICU.',
  mode_of_work: 'office',
  domain_industry: 'Healthcare & Pharmaceuticals',
  primary_skills: ['Patient care', 'ECG'],
  locations: ['Kochi'],
  description: 'You care for patients in our ICU.',
};
const written = { text: job.description, basis: basisOf(job) };

describe('the state of a description', () => {
  it('is none before the first generation, and after the text was emptied', () => {
    expect(descriptionState(job, null)).toBe('none');
    expect(descriptionState({ ...job, description: ' ' }, written)).toBe('none');
    const fromPrompt = { text: job.description, basis: null };
    expect(descriptionState(job, fromPrompt)).toBe('none');
    // Which is nobody's own text all the same, so that it makes way without a question.
    expect(isOwnDescription(job, fromPrompt)).toBe(false);
  });

  it('is current while its fields are as they were, whatever else changes', () => {
    expect(descriptionState(job, written)).toBe('current');
    const others = { description: 'By hand.', requirements: 'GNM', secondary_skills: ['BLS'], ctc_max: 1 };
    expect(descriptionState({ ...job, ...others, title: ' Staff Nurse ' }, written)).toBe('current');
  });

  it.each([
    { title: 'Head Nurse' },
    { summary: 'Leads the nurses of the ICU.' },
    { mode_of_work: 'hybrid' },
    { domain_industry: 'Others' },
    { primary_skills: ['Patient care'] },
    { locations: ['Kochi', 'Chennai'] },
    { openings: 3 },
  ] satisfies Partial<JobFormValues>[])('is changed once there is %j', (change) => {
    expect(descriptionState({ ...job, ...change }, written)).toBe('changed');
    expect(
      descriptionState({ ...job, ...change }, { ...written, basis: basisOf({ ...job, ...change }) }),
    ).toBe('current');
  });
});

describe('what a description needs', () => {
  it('is named field by field', () => {
    expect(missingForDescription(job)).toEqual([]);
    expect(missingForDescription(BLANK_JOB)).toEqual([
      'Job Title',
      'Summary',
      'Mode of Work',
      'Domain Industry',
      'Primary Skills (at least 2)',
      'Locations (at least 1)',
    ]);
    expect(missingForDescription({ ...job, summary: 'too short', primary_skills: ['ECG'] })).toEqual([
      'Summary',
      'Primary Skills (at least 2)',
    ]);
  });
});

describe('a description', () => {
  it("is somebody's own once it was typed or changed by hand", () => {
    expect(isOwnDescription(job, null)).toBe(true);
    expect(isOwnDescription({ ...job, description: `${job.description} Nights too.` }, written)).toBe(true);
    expect(isOwnDescription(job, written)).toBe(false);
    expect(isOwnDescription({ ...job, description: ' ' }, null)).toBe(false);
  });
});
