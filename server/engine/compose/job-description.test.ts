import { describe, expect, it } from 'vitest';
import type { JobDescriptionFields } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { jobDescription } from './job-description.ts';
import { jobFromPrompt } from './job-from-prompt.ts';

const FIELDS: JobDescriptionFields = {
  title: 'Staff Nurse',
  summary:
    'We need a nurse for our 100-bed maternity hospital who can look after newborns and support mothers after delivery.',
  location: 'Kochi, Mangalore',
  experience_required: '2-4 years',
  skills_required: ['Neonatal Care', 'Infection Control'],
  mode_of_work: 'office',
  domain_industry: 'Healthcare & Pharmaceuticals',
};
const TEXT = jobDescription(FIELDS);

describe('jobDescription', () => {
  it('writes an introduction, responsibilities and what to bring', () => {
    expect(TEXT).toMatch(/Staff Nurse.*\n\nKey responsibilities\n- /s);
    expect(TEXT).toContain('Kochi and Mangalore');
    expect(TEXT).toContain('2 to 4 years of experience');
    expect(TEXT).toContain('neonatal care and infection control');
  });

  it("uses the summary's own information without repeating its sentence", () => {
    expect(TEXT).toContain('our 100-bed maternity hospital');
    expect(TEXT).toContain('- Look after newborns');
    expect(TEXT).not.toContain(FIELDS.summary);
  });

  it('is the same for the same fields', () => {
    expect(jobDescription(FIELDS)).toBe(TEXT);
  });

  it.each<[string, Partial<JobDescriptionFields>]>([
    ['title', { title: 'Senior Staff Nurse' }],
    ['summary', { summary: 'We need a nurse for dialysis patients in the evening.' }],
    ['mode', { mode_of_work: 'hybrid' }],
    ['industry', { domain_industry: 'Non-Profit Organizations' }],
    ['skills', { skills_required: ['Neonatal Care', 'Infection Control', 'IV Therapy'] }],
    ['locations', { location: 'Kochi' }],
    ['experience', { experience_required: '5+' }],
  ])('another %s makes another text', (_name, change) => {
    expect(jobDescription({ ...FIELDS, ...change })).not.toBe(TEXT);
  });

  it.each([
    [3, 'A nurse for the ICU.', 'There are three openings'],
    [3, 'Two openings for nurses in the ICU.', 'There are three openings'],
    [null, 'Two openings for nurses in the ICU.', 'There are two openings'],
  ])('tells how many are wanted, by the field before the summary: %s, %s', (openings, summary, told) => {
    expect(jobDescription({ ...FIELDS, summary, openings })).toContain(told);
  });

  it('says nothing of a single opening, whatever the summary said', () => {
    const one = jobDescription({ ...FIELDS, summary: 'Two openings for nurses in the ICU.', openings: 1 });
    expect(one).not.toMatch(/There are \w+ openings/);
  });

  it('tells one short summary from another', () => {
    const of = (summary: string) => jobDescription({ ...FIELDS, summary });
    expect(of('Loan origination for farmers')).not.toBe(of('Mobile onboarding for students'));
  });

  it.each([
    'Quality analyst BPO, call audit, Noida',
    'Quality analyst, call audits, Noida',
    'Quality auditor, voice process, 2 yrs, Gurgaon',
  ])('tells of the work that the written job told of: %s', (prompt) => {
    const job = jobFromPrompt(prompt, '2026-11-21');
    expect(job.domain_industry).not.toBe('Manufacturing');
    const text = jobDescription({
      ...job,
      mode_of_work: job.mode_of_work ?? 'office',
      domain_industry: job.domain_industry ?? 'Others',
    });
    for (const each of [text, job.description]) expect(each).toContain('- Listen to calls');
  });

  it('keeps what the summary of a written job tells', () => {
    const job = jobFromPrompt(
      'Need two area sales managers for Lucknow, 6-9 yrs, will lead a team of 8-10. 9 lakhs plus incentives. Need them within 45 days',
      '2026-11-21',
    );
    const text = jobDescription({ ...FIELDS, title: job.title, summary: job.summary });
    expect(text).toContain('two openings');
    expect(text).toContain('a team of 8 to 10');
    expect(text).toContain('We offer incentives.');
    expect(text).toContain('join by January 5, 2027');
    expect(text).not.toMatch(/^- Lead a team|Themes of the work/m);
  });

  it('keeps how a hybrid week is shared, which the summary tells', () => {
    const job = jobFromPrompt('HR executive in Pune, 2 days wfh', '2026-11-21');
    const text = jobDescription({ ...FIELDS, ...job, mode_of_work: 'hybrid', domain_industry: 'Others' });
    expect(text).toContain('two days a week at home, the rest in our office in Pune');
    const { mode_of_work } = FIELDS;
    expect(jobDescription({ ...FIELDS, ...job, mode_of_work, domain_industry: 'Others' })).not.toContain(
      'two days a week',
    );
  });

  it('is long enough from the least that the form sends', () => {
    const least = jobDescription({
      ...FIELDS,
      title: 'X',
      summary: 'A short job',
      experience_required: '',
      skills_required: ['a', 'b'],
    });
    expect(least.length).toBeGreaterThanOrEqual(limits.job.description.min);
  });
});
