import { describe, expect, it } from 'vitest';
import { resolveMerge } from '#web/lib/merge.ts';
import { BLANK_JOB, type EditFormValues } from './job-form-values.ts';
import { isSameJob, mergeJob } from './merge-job.ts';

const base: EditFormValues = {
  ...BLANK_JOB,
  status: 'draft',
  title: 'Java Developer',
  summary: 'Builds payment services.',
  locations: ['Pune'],
  experience_min: '3',
  experience_max: '5',
  ctc_min: 1_200_000,
  ctc_max: 1_800_000,
  primary_skills: ['Java'],
};
const labels = (fields: { label: string }[]) => fields.map(({ label }) => label);

describe('two people changing one job', () => {
  it('in different fields keeps both, and tells what the other changed', () => {
    const merge = mergeJob(
      base,
      { ...base, status: 'published', locations: ['Pune', 'Delhi'] },
      { ...base, title: 'Senior Java Developer' },
    );
    expect(labels(merge.taken)).toEqual(['Status', 'Locations']);
    expect(merge.clashing).toEqual([]);
    expect(resolveMerge(merge, {})).toEqual({
      ...base,
      title: 'Senior Java Developer',
      status: 'published',
      locations: ['Pune', 'Delhi'],
    });
  });

  it('in the same field leaves the choice to a person', () => {
    const merge = mergeJob(base, { ...base, title: 'Java Lead' }, { ...base, title: 'Java Architect' });
    expect(labels(merge.clashing)).toEqual(['Job Title']);
    expect(merge.taken).toEqual([]);
    expect(resolveMerge(merge, { 'Job Title': 'theirs' }).title).toBe('Java Lead');
    expect(resolveMerge(merge, { 'Job Title': 'mine' }).title).toBe('Java Architect');
  });

  it('to the same value is no matter', () => {
    const changed = { ...base, title: 'Java Lead', skills: ['Java'] };
    const merge = mergeJob(base, changed, { ...base, title: ' Java Lead ' });
    expect([merge.taken, merge.clashing]).toEqual([[], []]);
  });

  it('chooses bounds together, so that none of one stands with none of the other', () => {
    const merge = mergeJob(
      base,
      { ...base, experience_max: '4', ctc_min: 2_000_000, ctc_max: 2_500_000 },
      { ...base, experience_min: '6', experience_max: '8' },
    );
    expect(labels(merge.taken)).toEqual(['Salary range']);
    expect(labels(merge.clashing)).toEqual(['Experience required']);
    expect(resolveMerge(merge, { 'Experience required': 'theirs' })).toMatchObject({
      experience_min: '3',
      experience_max: '4',
      ctc_min: 2_000_000,
    });
  });

  it('covers every field of the form', () => {
    const others: EditFormValues = {
      status: 'closed',
      title: 'a',
      summary: 'a',
      description: 'a',
      requirements: 'a',
      locations: ['a'],
      experience_min: '1',
      experience_max: '2',
      ctc_min: 1,
      ctc_max: 2,
      primary_skills: ['a'],
      secondary_skills: ['a'],
      additional_skills: ['a'],
      mode_of_work: 'remote',
      domain_industry: 'Others',
      joining_date: '2030-01-01',
      department: 'a',
      openings: 2,
    };
    for (const field of Object.keys(others) as (keyof EditFormValues)[])
      expect([field, isSameJob(base, { ...base, [field]: others[field] })]).toEqual([field, false]);
  });
});

describe('what counts as a change', () => {
  it('is what would be saved differently', () => {
    expect(isSameJob(base, { ...base, title: ' Java Developer', primary_skills: ['Java', ' '] })).toBe(true);
    expect(isSameJob({ ...base, experience_min: '0' }, { ...base, experience_min: '0 (Fresher)' })).toBe(
      true,
    );
    expect(isSameJob(base, { ...base, primary_skills: ['Kafka'] })).toBe(false);
  });
});

describe('a compared field', () => {
  it('is shown as people read it', () => {
    const merge = mergeJob(
      { ...base, ctc_min: null, ctc_max: null, experience_min: '', experience_max: '' },
      { ...base, mode_of_work: 'office', joining_date: '2026-11-21', experience_max: '10+' },
      { ...base, ctc_min: null, ctc_max: null, experience_min: '', experience_max: '' },
    );
    expect(merge.taken.map(({ label, text }) => [label, text(merge.base), text(merge.theirs)])).toEqual([
      ['Mode of Work', '', 'Work from Office'],
      ['Experience required', '', '3+ years'],
      ['Salary range', '', '₹12 - ₹18 LPA'],
      ['Expected Joining Date', '', 'November 21, 2026'],
    ]);
  });
});
