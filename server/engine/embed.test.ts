import { describe, expect, it } from 'vitest';
import { embed } from './embed.ts';
import { RESUMES_1 } from './test/resumes-1.ts';

const TEXT = RESUMES_1[1]?.text ?? '';
const lengthOf = (vector: readonly number[]) => Math.hypot(...vector);
const cosine = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('embed', () => {
  it.each([
    ['a resume', TEXT],
    ['words without a skill', 'The quick brown fox jumps over the lazy dog'],
    ['skills without other words', 'SQL'],
    ['nothing', ''],
    ['marks only', '•••  — 123 ₹₹'],
  ])('makes 1536 numbers of unit length from %s', (_name, text) => {
    for (const kind of ['job', 'resume'] as const) {
      const vector = embed(text, { kind });
      expect(vector).toHaveLength(1536);
      expect(vector.every(Number.isFinite)).toBe(true);
      expect(lengthOf(vector)).toBeCloseTo(1, 10);
    }
  });

  it('is the same each time', () => {
    const options = { kind: 'resume', title: 'Accountant', skills: ['GST'] } as const;
    expect(embed(TEXT, options)).toEqual(embed(TEXT, options));
  });

  it('gives the words two fifths of the square length, however long the text', () => {
    for (const text of [TEXT, TEXT.repeat(3)]) {
      const vector = embed(text, { kind: 'resume' });
      expect(lengthOf(vector.slice(0, 1024)) ** 2).toBeCloseTo(0.4, 10);
    }
  });

  it('brings two texts of one trade near, though they share no skill and no telling word', () => {
    const asked = embed('Bedside care in our ICU, ventilator and infusion pump handling', { kind: 'job' });
    const nurse = embed('Posted in the labour ward: antenatal checks, immunisation, injections', {
      kind: 'resume',
    });
    const trader = embed('Equity dealing, derivatives and settlement at a broker', { kind: 'resume' });
    expect(cosine(asked, nurse)).toBeGreaterThan(cosine(asked, trader) + 0.1);
  });

  it('does not mind what an advertisement says of the company', () => {
    const duties = 'What you will do\nFile GST returns, deduct TDS, reconcile the bank in Tally';
    const praise = `About us
We are a leading provider of health insurance with hospitals and doctors in 11 countries. Our mission is care.

${duties}

What we offer
Mediclaim for the family, gym membership, free meals by our chef, yoga classes

We are an equal opportunity employer and do not discriminate by religion, gender or disability.`;
    const title = 'Accountant';
    const plain = embed(duties, { kind: 'job', title });
    expect(cosine(plain, embed(praise, { kind: 'job', title }))).toBeGreaterThan(0.85);
    const nurse = embed('Staff nurse: patients, hospital, doctors, medicines', { kind: 'resume' });
    expect(cosine(embed(praise, { kind: 'job', title }), nurse)).toBeLessThan(0.08);
  });

  it('resembles the same work in other words more than other work', () => {
    const asked = embed('We need a person for GST returns, TDS and Tally', {
      kind: 'job',
      title: 'Accountant',
    });
    const bookkeeper = embed('Filing of GSTR-3B, tax deducted at source, Tally.ERP 9 vouchers', {
      kind: 'resume',
    });
    const nurse = embed('Ventilator care and wound dressing in the ICU', { kind: 'resume' });
    expect(cosine(asked, bookkeeper)).toBeGreaterThan(0.3);
    expect(cosine(asked, nurse)).toBeLessThan(0.05);
  });

  it('lets siblings of a skill resemble each other a little', () => {
    const selenium = embed('Selenium', { kind: 'job' });
    expect(cosine(selenium, embed('Cypress', { kind: 'resume' }))).toBeGreaterThan(0.05);
    expect(cosine(selenium, embed('Selenium', { kind: 'resume' }))).toBeCloseTo(1, 5);
  });

  it('counts a title and listed skills for more', () => {
    const job = embed('Analyst role. Dashboards.', { kind: 'job' });
    const plain = embed('Some words about dashboards', { kind: 'resume' });
    const listed = embed('Some words about dashboards', {
      kind: 'resume',
      title: 'Analyst',
      skills: ['Data Visualization'],
    });
    expect(cosine(job, listed)).toBeGreaterThan(cosine(job, plain));
  });

  it('leaves no likeness to what has nothing to say', () => {
    expect(cosine(embed('', { kind: 'job' }), embed('', { kind: 'resume' }))).toBeLessThanOrEqual(0);
  });
});
