import { expect, test } from 'vitest';
import { comparisonText, formulaText, remarkOf, valueText } from './metric-words.ts';

const of = (value: number | null, previous: number | null = null) => ({
  value,
  previous,
  numerator: 3,
  denominator: 12,
});

test('a value has its unit, and no value is no number', () => {
  expect(valueText('offer_acceptance', 66.7)).toBe('66.7%');
  expect(valueText('time_to_hire', 1)).toBe('1 day');
  expect(valueText('total_candidates', 123_456)).toBe('1,23,456');
  expect(valueText('pipeline_health', null)).toBe('Not enough data');
});

test('a formula comes with what was put into it', () => {
  expect(formulaText('offer_acceptance', of(25))).toMatch(/^Joined ÷ .*\. 3 joined ÷ 12 answered\.$/);
  expect(formulaText('time_to_hire', of(25))).toMatch(/ 12 hires\.$/);
  expect(formulaText('active_jobs', of(25))).not.toMatch(/\d/);
});

test('a change says where from, and whether it is for the better', () => {
  expect(comparisonText('offer_acceptance', of(70, 60.5))).toEqual({
    text: 'Up 9.5 points from 60.5%',
    better: true,
  });
  expect(comparisonText('time_to_hire', of(40, 30))).toEqual({
    text: 'Up 10 days from 30 days',
    better: false,
  });
  expect(comparisonText('successful_hires', of(2, 2))?.better).toBeNull();
  expect(comparisonText('successful_hires', of(2))).toBeNull();
  expect(comparisonText('active_jobs', of(2, 1))).toBeNull();
});

test('a warning is a word besides its colour', () => {
  expect(remarkOf('time_to_hire', 51)?.word).toBe('Needs attention');
  expect(remarkOf('time_to_hire', 50)).toBeNull();
  expect([85, 60, 59.9].map((value) => remarkOf('pipeline_health', value)?.word)).toEqual([
    'Good',
    'Warning',
    'Critical',
  ]);
  expect(remarkOf('pipeline_health', null)).toBeNull();
});
