import { describe, expect, it } from 'vitest';
import { readExperience } from './experience-range.ts';
import { readPrompt } from './prompt-text.ts';

describe('years named loosely', () => {
  it.each<[string, number | null, number | null]>([
    ['Accountant min 3-4 yrs, Tally', 3, null],
    ['ICU nurse, minimum 3-4 years', 3, null],
    ['Java dev with at least 2-3 years', 2, null],
    ['Fitter, experience minimum 3-4 years', 3, null],
    ['Accountant, 2-3 yrs min', 2, null],
    ['Minimum experience: 3-4 years\nWelder', 3, null],
    ['Experience: 3-4 years\nWelder', 3, 4],
    ['Accountant, 3-4 yrs', 3, 4],
    ['Accountant, 3-4 yrs exp, min 12th pass', 3, 4],
    ['Accountant, 3-4 years minimum salary 20k', 3, 4],
    ['Accountant, from 2 to 3 years', 2, 3],
    ['Accountant, min 3-8 years', 3, 8],
    ['Site engineer, 3-5 yrs diploma', 3, 5],
    ['Fitter with 3 years diploma', null, null],
  ])('"%s"', (text, min, max) => {
    expect(readExperience(readPrompt(text))).toEqual({ min, max });
  });
});
