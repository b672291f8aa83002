import { expect, it } from 'vitest';
import { surenessOf } from './intake.ts';

it('is the mean over the fields that were read, in percent, with those to be looked at', () => {
  expect(surenessOf({ confidence: { name: 0.99, email: 0.9, current_company: 0.42 } })).toEqual({
    percent: 77,
    fields: 3,
    unsure: 1,
  });
  expect(surenessOf({ confidence: { name: 0.6 } })).toEqual({ percent: 60, fields: 1, unsure: 0 });
});

it('is none where nothing was read, or somebody has typed all of it', () => {
  expect(surenessOf({ confidence: {} })).toBeNull();
});
