import { expect, it } from 'vitest';
import type { VectorOverview } from '#contract/vectors.ts';
import { madeByText } from './engine-note.tsx';

const status = {
  engine: 'm',
  health: 'working',
  last_success_at: null,
  last_failure_at: null,
  last_failure: null,
};
const engine = {
  id: 'm',
  version: 1,
  dimensions: 1536,
  built_in: false,
  provider: 'ai.example',
  price: 0.02,
  status,
};
const said = (changes: Partial<VectorOverview['engine']>) =>
  madeByText({ ...engine, ...changes } as VectorOverview['engine']);

it('tells the provider and its own price, also when nobody knows it', () => {
  expect(said({})).toContain('embedding model m of the AI provider ai.example');
  expect(said({})).toContain('about 0.02 dollars per 1M tokens');
  expect(said({ price: 0.13 })).toContain('about 0.13 dollars per 1M tokens');
  expect(said({ price: null })).toContain('not known here');
});

it('tells that nothing leaves the server otherwise', () => {
  const own = said({ provider: null, built_in: true, price: 0 });
  expect(own).toContain('nothing leaves it, and it costs nothing');
});
