import { describe, expect, it } from 'vitest';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { fillForm } from './create-job-fill.ts';
import { BLANK_JOB, toJobInput } from './job-form-values.ts';

const written: JobFromPrompt = {
  title: 'Senior Java Developer',
  summary: 'Builds payment services.',
  description: 'You build payment services in Pune with Java and Kafka.',
  requirements: '- 5 to 8 years with Java',
  location: 'Pune, Mumbai',
  experience_required: '5-8',
  experience_min: 5,
  experience_max: 8,
  skills_required: ['Java', 'Spring Boot', 'Kafka', 'AWS', 'SQL', 'Docker', 'Redis'],
  ctc_min: null,
  ctc_max: 3_200_000,
  mode_of_work: 'hybrid',
  domain_industry: 'Banking & Financial Services',
  joining_date: '2026-12-21',
  department: 'Engineering',
  openings: 3,
  skills_wished: [],
};
const first = { filled: {}, withBudget: true };

describe('filling in a blank form', () => {
  it('takes every field, the first five skills as primary', () => {
    expect(fillForm(BLANK_JOB, written, first)).toMatchObject({
      replaced: [],
      values: {
        title: 'Senior Java Developer',
        summary: 'Builds payment services.',
        description: 'You build payment services in Pune with Java and Kafka.',
        requirements: '- 5 to 8 years with Java',
        locations: ['Pune', 'Mumbai'],
        experience_min: '5',
        experience_max: '8',
        primary_skills: ['Java', 'Spring Boot', 'Kafka', 'AWS', 'SQL'],
        secondary_skills: ['Docker', 'Redis'],
        additional_skills: [],
        ctc_min: null,
        ctc_max: 3_200_000,
        mode_of_work: 'hybrid',
        domain_industry: 'Banking & Financial Services',
        joining_date: '2026-12-21',
        department: 'Engineering',
        openings: 3,
      },
    });
  });

  it('has no skill among the primary ones that is only good to have, unless fewer than two others are left', () => {
    const tiers = (skills_wished: string[]) => {
      const { values } = fillForm(BLANK_JOB, { ...written, skills_wished }, first);
      return [values.primary_skills, values.secondary_skills];
    };
    expect(tiers(['kafka', 'AWS'])).toEqual([
      ['Java', 'Spring Boot', 'SQL', 'Docker', 'Redis'],
      ['Kafka', 'AWS'],
    ]);
    expect(tiers(written.skills_required.slice(2))[0]).toEqual(['Java', 'Spring Boot']);
    expect(tiers(written.skills_required.slice(1))).toEqual(tiers([]));
  });

  it('leaves the budget alone for somebody who may not see it', () => {
    const { values } = fillForm(BLANK_JOB, written, { filled: {}, withBudget: false });
    expect([values.ctc_min, values.ctc_max]).toEqual([null, null]);
  });

  const unbounded = { experience_min: null, experience_max: null };
  it.each([
    ['5-8', unbounded, [5, 8]],
    ['3', unbounded, [3, 3]],
    ['3+ years', unbounded, [3, null]],
    ['0', unbounded, [0, 0]],
    ['12-15 years', unbounded, [12, 15]],
    ['', unbounded, [null, null]],
    ['as needed', unbounded, [null, null]],
    // "up to 2 years" has no exact text, so that the bounds beside it count
    ['2 years', { experience_min: null, experience_max: 2 }, [null, 2]],
  ])('reads the experience "%s" with %j as %j', (text, bounds, expected) => {
    const job = { ...written, ...bounds, experience_required: text };
    const input = toJobInput(fillForm(BLANK_JOB, job, first).values, '2026-11-21');
    expect([input.experience_min, input.experience_max]).toEqual(expected);
  });
});

describe("filling in a form that holds somebody's own entries", () => {
  it('names those that would be replaced, and keeps what the text did not state', () => {
    const own = { ...BLANK_JOB, title: 'Java Developer', department: 'Payments', ctc_min: 1_000_000 };
    const unstated = { ...written, department: null, ctc_min: null, ctc_max: null };
    const { values, replaced } = fillForm(own, unstated, first);
    expect(replaced).toEqual(['Job Title']);
    expect(values).toMatchObject({
      title: 'Senior Java Developer',
      department: 'Payments',
      ctc_min: 1_000_000,
      ctc_max: null,
    });
  });

  it('takes both bounds when one is stated, so that they never contradict each other', () => {
    const own = { ...BLANK_JOB, ctc_min: 5_000_000, experience_min: '10' };
    const { values, replaced } = fillForm(own, written, first);
    expect(replaced).toEqual(['Experience', 'CTC']);
    expect(values).toMatchObject({ ctc_min: null, ctc_max: 3_200_000, experience_min: '5' });
  });

  it('asks nothing about what is the same already', () => {
    expect(fillForm({ ...BLANK_JOB, title: written.title }, written, first).replaced).toEqual([]);
  });

  it('never has a skill in two lists', () => {
    const own = { ...BLANK_JOB, secondary_skills: ['kafka', 'Oracle'], additional_skills: ['JAVA', 'Linux'] };
    const five = { ...written, skills_required: written.skills_required.slice(0, 5) };
    const { values } = fillForm(own, five, first);
    expect(values.secondary_skills).toEqual(['Oracle']);
    expect(values.additional_skills).toEqual(['Linux']);
  });
});

describe('filling in once more', () => {
  const { values: form, filled } = fillForm(BLANK_JOB, written, first);
  const other: JobFromPrompt = { ...written, title: 'Staff Nurse', ctc_max: null, department: null };

  it('replaces what was filled in and not touched without asking, blank where the new text is silent', () => {
    const { values, replaced } = fillForm(form, other, { ...first, filled });
    expect(replaced).toEqual([]);
    expect(values).toMatchObject({ title: 'Staff Nurse', ctc_max: null, department: '' });
  });

  it('asks about what was changed since', () => {
    const { replaced } = fillForm({ ...form, title: 'Java Lead' }, other, { ...first, filled });
    expect(replaced).toEqual(['Job Title']);
  });

  it('keeps what somebody entered before the first time and neither text states', () => {
    const silent: JobFromPrompt = { ...written, department: null, ctc_max: null };
    const own = { ...BLANK_JOB, department: 'Payments', ctc_min: 1_000_000 };
    const once = fillForm(own, silent, first);
    const { values, replaced } = fillForm(once.values, silent, { ...first, filled: once.filled });
    expect(replaced).toEqual([]);
    expect(values).toMatchObject({ department: 'Payments', ctc_min: 1_000_000 });
  });

  it('asks before it replaces what somebody entered before the first time', () => {
    const once = fillForm({ ...BLANK_JOB, department: 'Payments' }, { ...written, department: null }, first);
    const { replaced } = fillForm(once.values, written, { ...first, filled: once.filled });
    expect(replaced).toEqual(['Department']);
  });
});
