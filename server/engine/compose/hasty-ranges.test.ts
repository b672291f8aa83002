import { describe, expect, it } from 'vitest';
import { readExperience } from './experience-range.ts';
import { findTitle } from './find-title.ts';
import { readPayRange } from './pay-range.ts';
import { readPrompt } from './prompt-text.ts';

const payOf = (text: string) => {
  const prompt = readPrompt(text);
  return readPayRange(prompt, findTitle(prompt));
};

describe('an amount of crores', () => {
  it.each<[string, number, number]>([
    ['vp sales gurgaon 1 cr to 1.5 cr', 10_000_000, 15_000_000],
    ['Plant head, 20+ yrs 1-1.5 cr, Pune', 10_000_000, 15_000_000],
    ['Finance director 1-1.2 cr, Pune', 10_000_000, 12_000_000],
    ['Director hyderabad 80 lakhs to 1.2 crore', 8_000_000, 12_000_000],
    ['CFO, 2-3 cr', 20_000_000, 30_000_000],
    ['Medical director for our hospital 90L-1.5cr', 9_000_000, 15_000_000],
    ['Investment banker, Mumbai, 1.5 Cr', 15_000_000, 15_000_000],
    ['Oncologist, Pune, 1.2 Cr', 12_000_000, 12_000_000],
    ['Urologist, Pune, 1.2 Cr', 12_000_000, 12_000_000],
    ['Psychiatrist, Pune, 1.2 Cr', 12_000_000, 12_000_000],
    ['Consultant physician, Pune, 1.2 Cr', 12_000_000, 12_000_000],
    ['Product manager, Bangalore, 1 Cr', 10_000_000, 10_000_000],
    ['Group product manager, Bangalore, 1 Cr', 10_000_000, 10_000_000],
    ['Tech lead, Bangalore, 1 Cr', 10_000_000, 10_000_000],
    ['Project manager, IT services, Pune, 1 Cr', 10_000_000, 10_000_000],
    ['Portfolio manager, Mumbai, 2 Cr', 20_000_000, 20_000_000],
    ['Wealth manager, Mumbai, 1 Cr', 10_000_000, 10_000_000],
    ['Principal architect, Bangalore, 1 Cr', 10_000_000, 10_000_000],
    ['Chief sales officer, Mumbai, 2 Cr', 20_000_000, 20_000_000],
  ])('is pay in "%s"', (text, min, max) => {
    expect(payOf(text)).toEqual({ min, max });
  });

  it.each([
    'Store manager, store sales 2-3 cr, Pune',
    'Manager, store sales pune 2-3 cr',
    'Store head, Delhi, 2-3 cr',
    'Branch manager Indore 10-12 yrs 2-3 cr',
    'Cluster Manager retail, Kochi, 5-6 cr',
    'Sales executive luxury villas 2-5 cr, Goa',
    'Sales executive, luxury villas goa 2-5 cr',
    'Sales executive, luxury flats 80 lakhs to 1.5 cr, Pune',
    'Fundraiser, grants 2-3 cr, Delhi',
    'EA to CEO, Mumbai, 2 Cr',
    'EA to CFO, Mumbai, 10 Cr',
    'Principal, school, 2 Cr',
    'Bar captain, Goa, 2 Cr',
    'Relationship manager, Mumbai, 5 Cr',
    'Key account manager, Delhi, 5 Cr',
    'Area manager, Indore, 3 Cr',
    'Business development manager, Pune, 5 Cr',
  ])('is none in "%s"', (text) => {
    expect(payOf(text)).toEqual({ min: null, max: null });
  });
});

describe('a range behind a city', () => {
  it.each<[string, number, number]>([
    ['java developer pune 3-5, 12 lpa', 3, 5],
    ['sales executive nagpur 2-4, 15k', 2, 4],
    ['Nurse, day shift, 2-4, Pune', 2, 4],
  ])('is of years in "%s"', (text, min, max) => {
    expect(readExperience(readPrompt(text))).toEqual({ min, max });
  });

  it.each([
    'guard shift pune 2-6, 15k',
    'guard timings pune 2-6, 15k',
    'nurse for night duty pune 2-5, 15k',
    'tuition batch kota 3-5, 15k',
    'flat in pune 2-3, sales',
    'sales, bhk flats pune 2-3, 15k',
  ])('is none in "%s"', (text) => {
    expect(readExperience(readPrompt(text))).toEqual({ min: null, max: null });
  });
});

describe('the least that will do, told beside a range', () => {
  it.each<[string, number, number | null]>([
    ['Minimum 2-4 years exp sales executive max 4 yrs', 2, 4],
    ['Accountant, minimum of 3-5 years but not more than 5', 3, 5],
    ['Accountant 2-3 years min graduate', 2, 3],
    ['Java dev 4-6 yrs minimum notice', 4, 6],
    ['2-3 yrs minimum age 25 driver', 2, 3],
    ['min 0-1 yrs fresher data entry', 0, 1],
    ['min 3-4 yrs, fitter, max 40 age', 3, null],
    ['Accountant 3-4 yrs min', 3, null],
    ['Accountant, 3-4 yrs minimum in GST', 3, null],
  ])('leaves the upper end of "%s" where it is meant', (text, min, max) => {
    expect(readExperience(readPrompt(text))).toEqual({ min, max });
  });
});
