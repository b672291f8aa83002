import { expect, it } from 'vitest';
import { experienceRequiredText } from '#contract/experience.ts';
import { BLANK_JOB, EXPERIENCE_OPTIONS, toYears } from './job-form-values.ts';

it('offers the years from 0 (Fresher) to 10, and 10+', () => {
  expect(EXPERIENCE_OPTIONS).toEqual([
    '0 (Fresher)',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '10+',
  ]);
});

it.each([
  ['10+', '', '10+ years'],
  ['', '10+', '10+ years'],
  ['10+', '10+', '10+ years'],
  ['4', '10+', '4+ years'],
  ['0 (Fresher)', '2', '0-2 years'],
  ['3', '', '3+ years'],
  ['', '', null],
])('of %j to %j is saved as %j', (experience_min, experience_max, saved) => {
  const { experience_min: min, experience_max: max } = toYears({
    ...BLANK_JOB,
    experience_min,
    experience_max,
  });
  expect(experienceRequiredText({ min, max })).toBe(saved);
});
