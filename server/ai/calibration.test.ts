import { expect, it } from 'vitest';
import { calibrate } from '../engine/calibrate.ts';
import { builtin } from './builtin-driver.ts';
import { scoreOfCosine } from './calibration.ts';

const scoreOf = (engine: string, cosine: number) => scoreOfCosine({ engine, engine_version: 1 }, cosine);

it('of the built-in engine is its own', () => {
  for (const cosine of [-1, 0, 0.1, 0.3, 0.9])
    expect(scoreOfCosine(builtin.mark, cosine)).toBe(calibrate(cosine));
});

it.each([
  'openai/text-embedding-3-small',
  'text-embedding-ada-002',
  'google/gemini-embedding-001',
  'made-up',
])('of %s rises from 0 to 100 with the cosine', (engine) => {
  const scores = Array.from({ length: 201 }, (_, at) => scoreOf(engine, at / 100 - 1));
  expect(scores[0]).toBe(0);
  expect(scores.at(-1)).toBe(100);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
});

it('differs from model to model', () => {
  expect(scoreOf('openai/text-embedding-3-small', 0.52)).toBeCloseTo(70);
  expect(scoreOf('text-embedding-ada-002', 0.52)).toBe(0);
});
