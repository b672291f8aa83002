import { describe, expect, it } from 'vitest';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { jobFromPrompt } from '../engine/index.ts';
import { checkJob } from './check-job.ts';

const TODAY = '2026-11-21';
const PROMPT = 'Senior Java developer in Pune, 5-8 years, up to 30 LPA, join in 30 days';
const own = jobFromPrompt(PROMPT, TODAY);
const check = (changed: Partial<JobFromPrompt>, prompt = PROMPT) =>
  checkJob({ ...own, ...changed }, prompt, jobFromPrompt(prompt, TODAY));

describe('a job that a provider wrote', () => {
  it('has its own texts where they can be saved and read by everybody', () => {
    const texts = {
      title: 'Lead Java Engineer',
      summary: 'You lead a small team that moves money.',
      description:
        'You lead a small team that moves money for shops. You plan, you build and you teach others.',
      requirements: '- Java\n- Patience with old code',
    };
    expect(check(texts)).toMatchObject(texts);
  });

  it.each([
    ['pay', { summary: 'You earn up to 30 LPA with us.' }],
    ['pay in rupees', { description: `${'You build things. '.repeat(5)} Pay: ₹30,00,000.` }],
    ['markup', { requirements: '- Java <script>alert(1)</script>' }],
    ['too little', { description: 'Java.' }],
    ['too much', { summary: 'You build things. '.repeat(500) }],
    ['lines in the title', { title: 'Java\nDeveloper' }],
  ])('has ours instead of a text with %s', (_, changed) => {
    expect(check(changed)).toEqual(own);
  });

  it('states no place, years, pay or day that the prompt does not state', () => {
    expect(
      check({
        location: 'Mumbai, Chennai',
        experience_min: 12,
        experience_max: 20,
        ctc_max: 9_900_000,
        joining_date: '2020-01-01',
      }),
    ).toEqual(own);
    expect(check({ location: 'Pune, Mumbai' }).location).toBe('Pune');
  });

  it('calls those skills only good to have that the prompt does', () => {
    const prompt = 'Java developer in Pune. Must have Java, Spring. Good to have Kafka and AWS.';
    const skills_required = ['Java', 'Kafka', 'Spring Boot', 'AWS'];
    expect(check({ skills_required }, prompt).skills_wished).toEqual(['Kafka', 'AWS']);
  });

  it('fills in what only it understood', () => {
    const prompt = 'Someone to look after our ledgers, budget three lakhs';
    expect(check({ ...jobFromPrompt(prompt, TODAY), ctc_max: 300_000 }, prompt).ctc_max).toBe(300_000);
    expect(check({ skills_required: ['Java', 'java', ' ', 'x'.repeat(200)] }).skills_required).toEqual([
      'Java',
    ]);
  });
});
