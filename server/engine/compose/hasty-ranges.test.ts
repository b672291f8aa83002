import { describe, expect, it } from 'vitest';
import { readExperience } from './experience-range.ts';
import { findTitle } from './find-title.ts';
import { readPayRange } from './pay-range.ts';
import { readPrompt } from './prompt-text.ts';

const payOf = (text: string) => {
  const prompt = readPrompt(text);
  return readPayRange(prompt, findTitle(prompt));
};

describe('a range of crores', () => {
  it.each<[string, number, number]>([
    ['vp sales gurgaon 1 cr to 1.5 cr', 10_000_000, 15_000_000],
    ['Plant head, 20+ yrs 1-1.5 cr, Pune', 10_000_000, 15_000_000],
    ['Finance director 1-1.2 cr, Pune', 10_000_000, 12_000_000],
    ['Director hyderabad 80 lakhs to 1.2 crore', 8_000_000, 12_000_000],
    ['CFO, 2-3 cr', 20_000_000, 30_000_000],
    ['Medical director for our hospital 90L-1.5cr', 9_000_000, 15_000_000],
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
