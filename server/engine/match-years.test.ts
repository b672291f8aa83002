import { describe, expect, it } from 'vitest';
import { yearsAgainst } from './match-years.ts';
import { scoreMatch } from './score-match.ts';

const lostBy = (has: number | null, min: number | null, max: number | null) =>
  Math.round(100 * yearsAgainst({ min, max }, has).lost);

describe('yearsAgainst', () => {
  it.each([
    ['a fresher for 3 to 5', 0, 3, 5, 25],
    ['one year of 3', 1, 3, 5, 13],
    ['two years of 3', 2, 3, 5, 5],
    ['nine years of 10', 9, 10, null, 4],
    ['seven years of 10', 7, 10, null, 14],
    ['a fresher for 10', 0, 10, 15, 30],
    ['a year beyond', 3, 0, 2, 2],
    ['seven years for 0 to 2', 7, 0, 2, 9],
    ['thirty years for 0 to 2', 30, 0, 2, 10],
    ['within', 4, 3, 5, 0],
    ['at the ends', 5, 3, 5, 0],
    ['more than an open range', 30, 3, null, 0],
    ['unknown years', null, 3, 5, 0],
    ['no range', 0, null, null, 0],
  ])('takes of the score for %s: %s years for %s to %s, %s %', (_how, has, min, max, lost) => {
    expect(lostBy(has, min, max)).toBe(lost);
  });

  it('takes more the farther the years are, and below more than above', () => {
    const below = [4, 3, 2, 1, 0].map((has) => yearsAgainst({ min: 5, max: 8 }, has).lost);
    const above = [9, 10, 11, 12, 13].map((has) => yearsAgainst({ min: 5, max: 8 }, has).lost);
    for (const far of [below, above]) expect(far).toEqual(far.toSorted((a, b) => a - b));
    for (const [at, lost] of below.entries()) expect(lost).toBeGreaterThan(above[at] ?? 1);
  });

  it('takes nothing where no range is given', () => {
    expect(yearsAgainst(null, 3)).toEqual({
      against: { asked: null, has: 3, verdict: 'unknown' },
      lost: 0,
    });
  });
});

describe('the score of somebody whose years do not fit', () => {
  const accountant = {
    title: 'Accountant',
    text: 'Accountant for Tally, GST returns and bank reconciliation',
    skills: ['Tally', 'GST'],
    experience: { min: 3, max: 5 },
  };
  const scoreOf = (experienceYears: number | null) =>
    scoreMatch(accountant, { text: 'Accountant\nTally, GST, bank reconciliation', experienceYears }, 92)
      .score;

  it('is no invitation for a fresher where three years are asked for', () => {
    expect(scoreOf(4)).toBeGreaterThan(90);
    expect(scoreOf(4) - scoreOf(0)).toBeGreaterThanOrEqual(20);
    expect(scoreOf(4) - scoreOf(0)).toBeLessThanOrEqual(30);
  });

  it('falls little for one year too few, and not at all for unknown years', () => {
    expect(scoreOf(4) - scoreOf(2)).toBeLessThanOrEqual(6);
    expect(scoreOf(4) - scoreOf(2)).toBeGreaterThanOrEqual(4);
    expect(scoreOf(null)).toBe(scoreOf(4));
  });
});
