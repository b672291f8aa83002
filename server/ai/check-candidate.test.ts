import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../engine/index.ts';
import { checkCandidate } from './check-candidate.ts';

const TODAY = '2026-11-21';
const TEXT = `SURESH BABU
Mail: suresh.babu@mail.example, Mobile 98450-12345
Senior Accountant at Lakshmi Mills, Bengaluru since June 2016
Tally, GST, Excel. CTC 7.5 LPA, expects 9,00,000. Notice two months.
Willing to relocate to Mysuru or Kochi.`;
const resume = { text: TEXT, layout: null, today: TODAY };
const own = extractCandidate(TEXT, null, TODAY);
const honest = {
  name: 'Suresh Babu',
  email: 'Suresh.Babu@mail.example',
  phone: '9845012345',
  current_city: 'Bangalore',
  preferred_location: 'Mysore, Kochi',
  current_company: 'Lakshmi Mills',
  current_position: 'Senior Accountant',
  experience_years: 10,
  relevant_experience_years: null,
  skills: ['Tally', 'GST', 'excel'],
  current_ctc: 750_000,
  expected_ctc: 900_000,
  notice_period_days: 60,
  resume_summary: 'Senior accountant at Lakshmi Mills with 10 years of work.',
};
const check = (changed: Partial<typeof honest> | Record<string, unknown> = {}) =>
  checkCandidate({ ...honest, ...changed }, resume, own);

describe('what a provider read from a resume', () => {
  it('is taken where the resume says so, in our usual forms', () => {
    expect(check()).toMatchObject({
      ...honest,
      email: 'suresh.babu@mail.example',
      phone: '+91 98450 12345',
      skills: expect.arrayContaining(['Tally', 'GST']) as unknown,
    });
  });

  it.each([
    ['another address', { email: 'other@mail.example' }],
    ['a part of the address', { email: 'babu@mail.example' }],
    ['a longer address', { email: 'suresh.babu@mail.example.com' }],
    ['no address', { email: null }],
  ])('is our own reading of the e-mail for %s', (_, changed) => {
    expect(check(changed).email).toBe('suresh.babu@mail.example');
  });

  it.each([['+91 90000 00000'], ['98450 1234'], ['call me'], [null]])(
    'is our own reading of the phone for %s',
    (phone) => {
      expect(check({ phone }).phone).toBe('+91 98450 12345');
    },
  );

  it('has no name, company, position or city that the resume does not name', () => {
    const invented = {
      name: 'Amit Shah',
      current_company: 'Initech',
      current_position: 'Chief Wizard',
      current_city: 'Chandigarh',
    };
    const { name, current_company, current_position, current_city } = check(invented);
    expect({ name, current_company, current_position, current_city }).toEqual({
      name: own.name,
      current_company: own.current_company,
      current_position: own.current_position,
      current_city: own.current_city,
    });
  });

  it('prefers no place that the resume does not name, and none where the provider found none', () => {
    expect(check({ preferred_location: 'Kochi and Mysuru' }).preferred_location).toBe('Kochi, Mysore');
    expect(check({ preferred_location: 'Kochi, Dubai' }).preferred_location).toBe('Kochi');
    expect(check({ preferred_location: 'Dubai' }).preferred_location).toBe('Mysore, Kochi');
    expect(check({ preferred_location: null })).toMatchObject({
      preferred_location: null,
      confidence: { preferred_location: 0 },
    });
  });

  it('has no number that the resume does not bear out', () => {
    const { experience_years, current_ctc, expected_ctc, notice_period_days } = check({
      experience_years: 31,
      current_ctc: 5_000_000,
      expected_ctc: -1,
      notice_period_days: 45,
    });
    expect(experience_years).toBe(own.experience_years);
    expect(current_ctc).toBe(own.current_ctc);
    expect(expected_ctc).toBe(own.expected_ctc);
    expect(notice_period_days).toBe(own.notice_period_days);
    expect(check({ relevant_experience_years: 9, experience_years: 7 }).relevant_experience_years).toBeNull();
  });

  it('keeps the skills that are named, and our own when none is', () => {
    expect(check({ skills: ['Tally', 'Astrology', ' '] }).skills).toEqual(['Tally']);
    expect(check({ skills: ['Astrology'] }).skills).toEqual(own.skills);
    expect(check({ skills: Array.from({ length: 90 }, () => TEXT.split(/\W+/)).flat() }).skills.length).toBe(
      15,
    );
  });

  it.each([
    ['a link', 'Senior accountant, see www.attacker.example'],
    ['an address', 'Write to suresh.babu@mail.example'],
    ['markup', 'Senior accountant <img src=x>'],
    ['a number of its own', 'Has closed 412 ledgers'],
    ['too much', 'accountant '.repeat(200)],
  ])('has our own summary instead of one with %s', (_, resume_summary) => {
    expect(check({ resume_summary }).resume_summary).toBe(own.resume_summary);
  });

  it('is sure of what both engines read, less so of what one did, and not of blanks', () => {
    const { confidence } = check({ notice_period_days: null, current_company: 'Mills' });
    expect(confidence.email).toBeGreaterThan(0.95);
    expect(confidence.current_company).toBeLessThan(0.9);
    expect(confidence.notice_period_days).toBe(0);
  });
});
