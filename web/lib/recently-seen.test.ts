import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { noteSeen, readSeen, sweepSeen } from './recently-seen.ts';

const idOf = (number: number) => `0198c2a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('are the newest first, each once, a few, and of one person', () => {
  for (let number = 0; number <= limits.find.seen; number += 1) noteSeen('asha', idOf(number));
  noteSeen('asha', idOf(5));
  noteSeen('bina', idOf(1));
  const seen = readSeen('asha');
  expect(seen).toHaveLength(limits.find.seen);
  expect(seen.slice(0, 2)).toEqual([idOf(5), idOf(limits.find.seen)]);
  expect(readSeen('bina')).toEqual([idOf(1)]);
});

it('of other people go when somebody signs in, and nothing else does', () => {
  vi.stubGlobal('localStorage', {
    'niyukti.seen.asha': '[]',
    'niyukti.seen.asha2': '[]',
    'niyukti.single-keys': 'off',
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  });
  sweepSeen('asha');
  expect(Object.keys(localStorage)).toEqual(['niyukti.seen.asha', 'niyukti.single-keys', 'removeItem']);
  vi.stubGlobal('localStorage', undefined);
  expect(() => sweepSeen('asha')).not.toThrow();
});

it('are none where the browser holds something else, or forbids it', () => {
  kept.set('niyukti.seen.asha', '[{"name":"Asha"}]');
  expect(readSeen('asha')).toEqual([]);
  kept.set('niyukti.seen.asha', '{');
  expect(readSeen('asha')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  noteSeen('asha', idOf(1));
  expect(readSeen('asha')).toEqual([]);
});
