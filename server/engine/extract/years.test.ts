import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { readEmployment } from './employment.ts';
import { readYears } from './years.ts';

const TODAY = '2026-11-21';

function years(text: string): { total: number | null; relevant: number | null } {
  const document = readDocument(text);
  const { total, relevant } = readYears(document, readEmployment(document, TODAY), TODAY);
  return { total: total?.value ?? null, relevant: relevant?.value ?? null };
}

const JOBS = `Experience
Senior Engineer, Kaveri Softech Ltd
Jun 2021 - till date
Engineer, Tungabhadra Systems Ltd
Jan 2019 - May 2021`;

describe('readYears', () => {
  it.each([
    ['years.months, not ten years', 'Summary\n2.10 years of experience in testing', 2],
    ['years.months after a label', 'Total Experience : 5.11 Years', 5],
    ['years and months in words', 'Total experience of 04 Years 08 Months in sales', 4],
    ['months', 'Summary\n15 Months of experience as a nurse', 1],
    ['a plus', 'Summary\nover 9+ years of experience in accounting', 9],
    ['a portal', 'Total Experience : 8 Year(s) 3 Month(s)', 8],
    ['number words', 'Summary\nfour years of experience in SEO', 4],
    ['a range', 'Summary\n8-10 years of experience in hotels', 8],
    ['years before a label of another fact', 'Experience: 3.2 years        Notice : 30 days', 3],
    ['the total before the relevant', 'Overall experience 8 years 3 months, relevant experience 6 years', 8],
  ])('reads %s', (_how, text, expected) => {
    expect(years(text).total).toBe(expected);
  });

  it('tells relevant years from the total', () => {
    expect(years('Total experience: 8 years, out of which 3 years in Java')).toEqual({
      total: 8,
      relevant: 3,
    });
    expect(years('Total IT experience: 3.5 yrs; Relevant exp. in Angular: 2.5 yrs')).toEqual({
      total: 3,
      relevant: 2,
    });
    expect(years('Total exp 7 yrs. Relevant exp: 4 yrs')).toEqual({ total: 7, relevant: 4 });
  });

  it('sums the date ranges when nothing is stated', () => {
    expect(years(JOBS).total).toBe(7);
  });

  it.each([
    ['Working in St. John Freight Systems as Documentation Executive for last 4 years', 6],
    ['Working as Engineer at Kaveri Projects Ltd since 12.03.2019', 9],
  ])('adds the time of an earlier post told in passing: %s', (now, total) => {
    const before = 'Prev- Office Assistant, Seaways Ltd, 2016 – 2018';
    expect(years(`Anita Rao\n${now}\n${before}`).total).toBe(total);
  });

  it('takes a total that is told in its parts behind it', () => {
    expect(
      years('Rohan Rao\nSecurity professional, 22 yrs (15 yrs Indian Army + 7 yrs corporate)').total,
    ).toBe(22);
  });

  it('does not take the years beside a skill for the total', () => {
    expect(years(`Skills\nJava - 3 years\nSQL (2 years)\n${JOBS}`).total).toBe(7);
  });

  it('prefers what is stated to what a sum would give', () => {
    expect(years(`Summary\nHaving 4.8 years of experience in IT\n${JOBS}`).total).toBe(4);
  });

  it('leaves out internships and education', () => {
    const text =
      'Internship\nIntern, Kaveri Softech Ltd\nJan 2020 - Dec 2021\nEducation\nB.Tech, 2016 - 2020';
    expect(years(text).total).toBeNull();
  });

  it('counts an articleship only for those who did nothing else', () => {
    const articles = 'Experience\nArticle Assistant, Rao & Pai (Jan 2023 - Dec 2025)';
    expect(years(articles).total).toBe(3);
    expect(years(`${articles}\nAccountant, Kaveri Traders Ltd (Jan 2026 - Present)`).total).toBe(0);
  });

  it('reads a fresher as 0, not somebody who trained freshers', () => {
    expect(years('Anita Rao\nFresher').total).toBe(0);
    expect(years('Summary\nTrained freshers in the branch').total).toBeNull();
  });

  it.each([
    'Personal\nAge: 28 years',
    '3 years degree course in law',
    'Notice period: 30 days. CTC 6.5 LPA',
    'Bond of 2 years',
    'B.Com, 2015 - 2018',
  ])('invents nothing from %s', (text) => {
    expect(years(text).total).toBeNull();
  });
});
