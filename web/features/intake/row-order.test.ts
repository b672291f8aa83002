import { expect, it } from 'vitest';
import type { IntakeRow } from '#contract/intake.ts';
import { inOrder } from './row-order.ts';

const row = (id: string, ...sure: number[]) =>
  ({ id, confidence: Object.fromEntries(sure.map((one, index) => [`field_${index}`, one])) }) as IntakeRow;
const ROWS = [row('scan'), row('sure', 0.95, 0.97), row('unsure', 0.5, 0.8), row('fair', 0.8)];
const idsOf = (order: Parameters<typeof inOrder>[1]) => inOrder(ROWS, order).map(({ id }) => id);

it('puts the least sure first, or last, and what has no text behind both', () => {
  expect(idsOf('unsure')).toEqual(['unsure', 'fair', 'sure', 'scan']);
  expect(idsOf('surest')).toEqual(['sure', 'fair', 'unsure', 'scan']);
  expect(idsOf('added')).toEqual(['scan', 'sure', 'unsure', 'fair']);
});
