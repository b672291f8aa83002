import { expect, it } from 'vitest';
import { PlaceSeal } from './sealed-place.ts';

it('a place that is sealed says nothing, not even that it is the same, and opens again', () => {
  const seal = new PlaceSeal();
  const texts = [0, 7, 7, 1_000_000, Number.MAX_SAFE_INTEGER].map((place) => seal.seal(place));
  expect(new Set(texts).size).toBe(5);
  expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
  expect(texts.map((text) => seal.open(text))).toEqual([0, 7, 7, 1_000_000, Number.MAX_SAFE_INTEGER]);
});

it('nothing opens that was sealed elsewhere, changed or made up', () => {
  const seal = new PlaceSeal();
  const text = seal.seal(7);
  const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  for (const wrong of [new PlaceSeal().seal(7), changed, text.slice(0, -4), '7', ''])
    expect(seal.open(wrong)).toBeNull();
});
