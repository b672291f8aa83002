import { describe, expect, it } from 'vitest';
import { editConfirmation, JOB_STATUS_MOVES, JOB_STATUSES } from './job-status.ts';
import { jobCreateSchema, jobUpdateSchema } from './jobs.ts';
import { CITIES, CITY_ALIASES, INDUSTRIES, WORK_MODE_TEXTS } from './options.ts';

const BLANK = {
  title: ' ',
  summary: '',
  description: '',
  requirements: '',
  locations: [],
  experience_min: null,
  experience_max: null,
  ctc_min: null,
  ctc_max: null,
  primary_skills: [],
  mode_of_work: null,
  domain_industry: null,
  joining_date: null,
};

/** The first message of each field that is wrong. */
function told(
  schema: typeof jobCreateSchema | typeof jobUpdateSchema,
  values: object,
): Record<string, string> {
  const { error } = schema.safeParse({ ...BLANK, ...values });
  const issues = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return Object.fromEntries(issues.toReversed());
}

describe('a job form', () => {
  it('says what a new job misses', () => {
    expect(told(jobCreateSchema, {})).toEqual({
      title: 'Job title is required',
      summary: 'Summary must be at least 10 characters',
      description: 'Description must be at least 50 characters',
      requirements: 'Requirements must be at least 20 characters',
      locations: 'At least one location is required',
      mode_of_work: 'Mode of work is required',
      domain_industry: 'Domain industry is required',
      primary_skills: 'Please add at least one primary skill.',
    });
  });

  it('says the same of what is left out, or no text at all', () => {
    const missing = told(jobCreateSchema, {});
    const required = Object.keys(missing);
    for (const value of [undefined, null, 7]) {
      const without = Object.fromEntries(required.map((field) => [field, value]));
      expect(told(jobCreateSchema, without)).toEqual(missing);
    }
    const saved = { status: 'draft', version: 1, locations: undefined, title: null };
    expect(told(jobUpdateSchema, saved)).toMatchObject({
      locations: 'Location is required',
      title: 'Job title is required',
    });
  });

  it('asks less of a job that exists', () => {
    expect(told(jobUpdateSchema, { status: 'draft', version: 1 })).toEqual({
      title: 'Job title is required',
      summary: 'Summary must be at least 10 characters',
      description: 'Description must be at least 50 characters',
      requirements: 'Requirements must be at least 20 characters',
      locations: 'Location is required',
    });
  });

  it('says that bounds are out of order beside what else is wrong', () => {
    const bounds = { experience_min: 8, experience_max: 3, ctc_min: 2_000_000, ctc_max: 1_200_000 };
    expect(told(jobCreateSchema, bounds)).toMatchObject({
      title: 'Job title is required',
      experience_max: 'Minimum experience cannot exceed maximum experience',
      ctc_max: 'Minimum CTC cannot exceed maximum CTC',
    });
  });

  it('compares no bound that is wrong by itself', () => {
    expect(
      told(jobCreateSchema, { experience_min: 60, experience_max: 3, ctc_min: -1, ctc_max: 3e9 }),
    ).toMatchObject({
      experience_min: 'Experience cannot exceed 50 years',
      ctc_min: 'CTC must be positive',
      ctc_max: 'CTC cannot exceed 2000 Lakhs',
    });
    for (const ctc_max of [200_000_001, 9_999_999_999_999_900_000, 1e35, Infinity])
      expect(told(jobCreateSchema, { ctc_max }), `${ctc_max}`).toMatchObject({
        ctc_max: 'CTC cannot exceed 2000 Lakhs',
      });
    expect(told(jobCreateSchema, { experience_min: 60, experience_max: 3 })).not.toHaveProperty(
      'experience_max',
    );
  });

  it('tells what is too long in words', () => {
    expect(
      told(jobCreateSchema, { title: 'a'.repeat(201), secondary_skills: ['a'.repeat(81)] }),
    ).toMatchObject({
      title: 'Please keep this to 200 characters',
      secondary_skills: 'Please keep each skill to 80 characters',
    });
  });
});

describe('the edit form', () => {
  it('asks before the four named moves and no other', () => {
    const asked = JOB_STATUSES.flatMap((from) =>
      JOB_STATUSES.filter((to) => editConfirmation(from, to) !== null).map((to) => `${from} to ${to}`),
    );
    expect(asked.toSorted()).toEqual([
      'applications_closed to published',
      'draft to published',
      'published to applications_closed',
      'published to closed',
    ]);
  });
});

describe('the job list', () => {
  it('says of every move what it will do', () => {
    const told = JOB_STATUSES.flatMap((from) =>
      JOB_STATUS_MOVES[from].map(({ label, to, confirmation }) => [`${label}: ${to}`, confirmation]),
    );
    const publish = 'This will make the job visible to all candidates.';
    expect(Object.fromEntries(told)).toEqual({
      'Publish: published': publish,
      'Reopen Applications: published': publish,
      'Resume: published': publish,
      'Close Applications: applications_closed': 'This will stop new applications but keep the job visible.',
      'Close Job: closed': 'This will stop all new applications and mark the job as finished.',
      'Put on Hold: on_hold': 'This will temporarily hide the job from listings.',
    });
  });
});

describe('what is picked of a job', () => {
  it('is one of sixteen industries', () => {
    expect(INDUSTRIES).toEqual([
      'Information Technology',
      'Banking & Financial Services',
      'Telecommunications',
      'Healthcare & Pharmaceuticals',
      'Manufacturing',
      'E-commerce & Retail',
      'Education & EdTech',
      'Real Estate',
      'Media & Entertainment',
      'Automotive',
      'Energy & Utilities',
      'Agriculture & Food Processing',
      'Consulting Services',
      'Government & Public Sector',
      'Non-Profit Organizations',
      'Others',
    ]);
  });

  it('is a mode of work, each with what it means', () => {
    expect(WORK_MODE_TEXTS).toEqual({
      remote: { label: 'Remote', explanation: 'Work from anywhere' },
      hybrid: { label: 'Hybrid', explanation: 'Mix of office and remote work' },
      office: { label: 'Work from Office', explanation: 'Full-time office presence required' },
    });
  });
});

describe('the cities of the picker', () => {
  it('are 39, each once, and no other name is a city of its own', () => {
    expect(new Set(CITIES).size).toBe(39);
    expect([CITIES[0], CITIES.at(-1)]).toEqual(['Mumbai', 'Jabalpur']);
    const names = [...CITIES, ...Object.values(CITY_ALIASES).flat()].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
