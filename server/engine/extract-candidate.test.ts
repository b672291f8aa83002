import { describe, expect, it } from 'vitest';
import { PHONE_PATTERN } from '#contract/phone.ts';
import { extractCandidate, summaryAfterChange, summaryAfterReview } from './extract-candidate.ts';
import { findSkills } from './taxonomy/find-skills.ts';
import { RESUMES_1 } from './test/resumes-1.ts';
import { RESUMES_2 } from './test/resumes-2.ts';
import { TODAY } from './test/sample.ts';

const usualName = (skill: string) => findSkills(skill)[0]?.skill.name ?? skill;

describe('extractCandidate', () => {
  it.each([...RESUMES_1, ...RESUMES_2])('reads $id as a careful reader would', ({ text, expected }) => {
    const { skills, ...fields } = expected;
    const read = extractCandidate(text, null, TODAY);
    expect(read).toMatchObject(fields);
    expect(read.skills.map(usualName)).toEqual(expect.arrayContaining(skills.map(usualName)));
    expect(read.skills.length).toBeLessThanOrEqual(15);
    expect(read.phone).toMatch(PHONE_PATTERN);
  });

  it('states no pay or notice that the resume does not state', () => {
    for (const { text, expected } of [...RESUMES_1, ...RESUMES_2]) {
      const read = extractCandidate(text, null, TODAY);
      for (const field of ['current_ctc', 'expected_ctc', 'notice_period_days'] as const) {
        expect(read[field]).toBe(expected[field] ?? null);
      }
    }
  });

  it('is sure of what it reads and not of blanks', () => {
    const { confidence, current_ctc } = extractCandidate(RESUMES_1[0]?.text ?? '', null, TODAY);
    expect(current_ctc).toBeNull();
    expect(confidence.current_ctc).toBe(0);
    expect(confidence.email).toBeGreaterThan(0.9);
    for (const value of Object.values(confidence)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('sums the resume up in two or three sentences of its own facts', () => {
    const { resume_summary } = extractCandidate(RESUMES_1[3]?.text ?? '', null, TODAY);
    expect(resume_summary).toBe(
      'Area Sales Manager at Narmada Foods Pvt Ltd, based in Indore, with 11 years of experience. ' +
        'Skills include Channel Sales, Distributor Management, Modern Trade, Target Achievement, Beat Planning and Team Management. ' +
        'Highest qualification named: MBA.',
    );
  });

  it('sums up what was corrected, also some years later, and leaves the words of others', () => {
    const { text } = RESUMES_1[3]!;
    const facts = {
      position: 'Regional Sales Manager',
      company: null,
      city: 'Bhopal',
      years: 1,
      skills: ['Key Accounts', 'Tally'],
    };
    const corrected =
      'Regional Sales Manager, based in Bhopal, with 1 year of experience. Skills include Key Accounts and Tally. ' +
      'Highest qualification named: MBA.';
    const own = extractCandidate(text, null, TODAY).resume_summary!;
    const after = (summary: string, today = TODAY) =>
      summaryAfterReview(summary, { text, layout: null, today }, facts);
    expect(after(own)).toBe(corrected);
    expect(after(own, '2031-01-01')).toBe(corrected);
    const others = 'Has sold biscuits in Madhya Pradesh for 11 years.';
    expect(after(others)).toBe(others);
    expect(after(`${own} A joy to work with.`)).toBe(`${own} A joy to work with.`);
    // Later on: of the record as it was, or of the resume, which may say other skills than that.
    const before = { ...facts, company: 'Narmada Fods' };
    const later = (summary: string) =>
      summaryAfterChange(summary, { text, today: TODAY }, { before, after: facts });
    expect(later(corrected.replace('Manager,', 'Manager at Narmada Fods,'))).toBe(corrected);
    expect(later(own)).toBe(corrected);
    expect(later(others)).toBe(others);
  });

  it.each(['', '   \n\n', 'lorem ipsum', '12345 67890 12345 67890', '😀😀😀', 'a'.repeat(20_000)])(
    'is blank for what is no resume',
    (text) => {
      expect(extractCandidate(text, null, TODAY)).toMatchObject({
        name: null,
        email: null,
        current_city: null,
        current_company: null,
        current_position: null,
        experience_years: null,
        skills: [],
        resume_summary: null,
      });
    },
  );

  it('reads the same text the same way twice', () => {
    const text = RESUMES_2[0]?.text ?? '';
    expect(extractCandidate(text, null, TODAY)).toEqual(extractCandidate(text, null, TODAY));
  });

  it('stays quick on a long text of one line', () => {
    const started = performance.now();
    extractCandidate(
      'Worked with Tata Motors, Pune 2019 to 2020 as an engineer at many places. '.repeat(1500),
      null,
      TODAY,
    );
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
