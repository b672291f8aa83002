import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { LatestSwot } from '#contract/swot.ts';
import { closeDrafts } from '#web/lib/draft-store.ts';
import { keepSwot, readKeptSwot } from './kept-swot.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterAll(() => vi.resetModules()); // to this page the person has signed out

const swot: LatestSwot = {
  analysis: {
    strengths: [],
    weaknesses: [],
    opportunities: [],
    threats: [],
    action_items: [],
    totals: { strengths: 0, weaknesses: 0, opportunities: 0, threats: 0, action_items: 0 },
  },
  generated_at: '2026-11-21T05:10:00.000Z',
  is_outdated: false,
};

test('an analysis is kept for each person and scope', () => {
  keepSwot('asha', 'global', swot);
  expect(readKeptSwot('asha', 'global')).toEqual(swot);
  expect(readKeptSwot('ravi', 'global')).toBeUndefined();
  expect([...stored.keys()]).toEqual(['niyukti.swot.asha.global']);
});

test('what is damaged or of another form counts as not kept', () => {
  stored.set('niyukti.swot.asha.global', '{"analysis":');
  expect(readKeptSwot('asha', 'global')).toBeUndefined();
  stored.set('niyukti.swot.asha.global', '{"analysis":{"strengths":["x"]}}');
  expect(readKeptSwot('asha', 'global')).toBeUndefined();
});

test('a browser without storage does without', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSwot('asha', 'global', swot);
  expect(readKeptSwot('asha', 'global')).toBeUndefined();
});

test('nothing is kept any more once the person signs out', () => {
  closeDrafts();
  keepSwot('asha', 'global', swot);
  expect(stored.size).toBe(0);
});
