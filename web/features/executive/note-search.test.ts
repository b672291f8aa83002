import { beforeEach, expect, it, vi } from 'vitest';
import { lastSearch } from '#web/lib/last-search.ts';
import { noteSearch } from './note-search.ts';

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }),
);

it('is what the person chose last, for that screen alone, and others have none of it', () => {
  expect(lastSearch('/executive', 'asha')).toEqual({});
  noteSearch('asha', { period: '30-days', source: undefined, company: 'A & B' });
  expect(lastSearch('/executive', 'asha')).toEqual({ period: '30-days', company: 'A & B' });
  expect(lastSearch('/jobs', 'asha')).toEqual({});
  expect(lastSearch('/executive', 'ravi')).toEqual({});
  noteSearch('ravi', { period: undefined });
  expect(lastSearch('/executive', 'asha'), 'who did not sign out').toEqual({});
});

it('is nothing where nothing may be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => noteSearch('asha', { period: '30-days' })).not.toThrow();
  expect(lastSearch('/executive', 'asha')).toEqual({});
});
