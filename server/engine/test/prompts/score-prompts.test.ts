import { describe, expect, it } from 'vitest';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { PROMPTS_TODAY, type PromptCase } from './prompt-case.ts';
import { describeScore, scorePrompts } from './score-prompts.ts';

const JOB: JobFromPrompt = {
  title: 'Staff Nurse (ICU)',
  summary: '',
  description: '',
  requirements: '',
  location: 'Bangalore, Mysore',
  experience_required: '2-4',
  skills_required: ['Critical Care', 'Patient Care'],
  experience_min: 2,
  experience_max: 4,
  ctc_min: null,
  ctc_max: 480_000,
  mode_of_work: 'office',
  domain_industry: 'Healthcare & Pharmaceuticals',
  joining_date: '2026-12-21',
  department: null,
  openings: null,
  skills_wished: [],
};

const EXPECTED: PromptCase['expected'] = {
  title: ['ICU Nurse', 'staff nurse - icu'],
  locations: ['Mysuru', 'Bengaluru'],
  experience: [2, 4],
  ctc: [null, 480_000],
  mode_of_work: 'office',
  domain_industry: ['Others', 'Healthcare & Pharmaceuticals'],
  joining_date: '2026-12-21',
  skills: ['critical care'],
};

const scoreOf = (job: Partial<JobFromPrompt>, expected: Partial<PromptCase['expected']> = {}) =>
  scorePrompts([{ name: 'case', prompt: '', expected: { ...EXPECTED, ...expected } }], () => ({
    ...JOB,
    ...job,
  }));

describe('scorePrompts', () => {
  it('gives every point to an answer that a careful reader would give', () => {
    const { share, misses } = scoreOf({});
    expect(misses).toEqual([]);
    expect(share).toBe(1);
  });

  const WRONG: [keyof ReturnType<typeof scoreOf>['fields'], Partial<JobFromPrompt>][] = [
    ['title', { title: 'Staff Nurse' }],
    ['locations', { location: 'Bangalore' }],
    ['locations', { location: 'Bangalore, Mysore, Pune' }],
    ['experience', { experience_min: null }],
    ['experience', { experience_max: 5 }],
    ['ctc', { ctc_min: 1 }],
    ['ctc', { ctc_max: null }],
    ['mode_of_work', { mode_of_work: null }],
    ['domain_industry', { domain_industry: 'Real Estate' }],
    ['joining_date', { joining_date: '2026-12-22' }],
    ['skills', { skills_required: ['Tally'] }],
  ];
  it.each(WRONG)('takes the point of a wrong %s and no other: %o', (field, wrong) => {
    const { fields, overall } = scoreOf(wrong);
    expect(fields[field]).toEqual({ right: 0, total: 1 });
    expect(overall).toEqual({ right: 7, total: 8 });
  });

  it('gives the share of the skills found, under any name, and nothing once a wrong one is there', () => {
    const named = { skills_required: ['ReactJS', 'AWS'] };
    const skills = ['React', 'Amazon Web Services', 'Kafka', 'Docker'];
    expect(scoreOf(named, { skills }).fields.skills.right).toBe(0.5);
    expect(scoreOf(named, { skills, notSkills: ['aws'] }).fields.skills.right).toBe(0);
    expect(
      scoreOf(named, {
        skills: [
          ['Kafka', 'React'],
          ['Docker', 'Kafka'],
        ],
      }).fields.skills.right,
    ).toBe(0.5);
    expect(scoreOf({ skills_required: [] }, { skills: [] }).fields.skills.right).toBe(1);
  });

  it('takes any of several answers', () => {
    const several: Partial<PromptCase['expected']> = {
      experience: [
        [0, 2],
        [1, 2],
      ],
      ctc: [
        [null, 480_000],
        [480_000, 480_000],
      ],
      mode_of_work: [null, 'office'],
    };
    for (const job of [{ experience_min: 0 }, { experience_min: 1, mode_of_work: null, ctc_min: 480_000 }]) {
      expect(scoreOf({ ...job, experience_max: 2 }, several).misses).toEqual([]);
    }
    expect(scoreOf({ experience_min: 2, experience_max: 2 }, several).fields.experience.right).toBe(0);
  });

  it('asks with the day of the fixture', () => {
    const days: string[] = [];
    scorePrompts([{ name: 'case', prompt: 'Nurse', expected: EXPECTED }], (_, today) => {
      days.push(today);
      return JOB;
    });
    expect(days).toEqual([PROMPTS_TODAY]);
  });
});

describe('describeScore', () => {
  it('has a line for each field and one for all', () => {
    const table = describeScore('Two cases', scoreOf({ title: '' }));
    expect(table).toMatch(/^Two cases\n/);
    expect(table).toMatch(/^ {2}title +0\/1 +0\.0%$/m);
    expect(table).toMatch(/^ {2}overall +7\/8 +87\.5%$/m);
  });
});
