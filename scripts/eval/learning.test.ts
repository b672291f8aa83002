import { describe, expect, it } from 'vitest';
import { chanceOf, weigh } from '#server/engine/extract/learned.ts';
import { canonicalCity } from '#server/engine/cities.ts';
import { extractCandidate } from '#server/engine/index.ts';
import { AS_OF } from './cases.ts';
import { sameName } from './fields.ts';
import { fitWeights } from './logistic.ts';
import { madeResumes } from './made-resumes.ts';

describe('what signs weigh', () => {
  const samples = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({
    signs: { bias: 1, tells: number % 2, isNoise: Number(number > 3) },
    right: number % 2 === 1,
    counts: 1,
  }));

  it('is much for the one that tells right from wrong, little for the one that does not', () => {
    const weights = fitWeights(samples, 0.1);
    expect(weights.tells).toBeGreaterThan(2);
    expect(Math.abs(weights.isNoise)).toBeLessThan(weights.tells / 4);
    for (const { signs, right } of samples) expect(chanceOf(weigh(signs, weights)) > 0.5).toBe(right);
  });

  it('is less the more the ridge holds it', () => {
    expect(fitWeights(samples, 5).tells).toBeLessThan(fitWeights(samples, 0.1).tells);
  });
});

describe('the learned weights', () => {
  const read = madeResumes(1).map(({ text, expect: wanted }) => ({
    wanted,
    was: extractCandidate(text, null, AS_OF),
  }));
  const stated = (field: 'name' | 'current_city') => read.filter(({ wanted }) => wanted[field] !== null);

  it('read nearly every name and city of the layouts that they were learned from', () => {
    const names = stated('name').filter(({ wanted, was }) => sameName(wanted.name, was.name));
    const cities = stated('current_city').filter(
      ({ wanted, was }) => canonicalCity(wanted.current_city ?? '') === was.current_city,
    );
    expect(names.length / stated('name').length).toBeGreaterThan(0.92);
    expect(cities.length / stated('current_city').length).toBeGreaterThan(0.9);
  });
});

describe('resumes made of layouts', () => {
  const made = madeResumes(2);

  it('are the same each time, with every brace filled', () => {
    expect(madeResumes(2)).toEqual(made);
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter(({ text }) => /\{[A-Za-z]/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('say what they are labelled with', () => {
    const flat = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
    const silent = made.filter(
      ({ text, expect: { name, current_company: company, current_position: position } }) =>
        [name, company, position].some((value) => value !== null && !flat(text).includes(flat(value))),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(made.some(({ expect: { current_company: company } }) => company === null)).toBe(true);
  });
});
