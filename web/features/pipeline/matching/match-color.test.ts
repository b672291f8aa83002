import { expect, it } from 'vitest';
import { matchColor } from './match-color.ts';

it('is red below 50, yellow to under 70, and the primary colour from there', () => {
  expect([0, 49.9, 50, 69.9, 70, 100].map(matchColor)).toEqual([
    'red',
    'red',
    'yellow',
    'yellow',
    undefined,
    undefined,
  ]);
});
