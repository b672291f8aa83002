import { expect, it } from 'vitest';
import { agoText } from './ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (iso: string) => agoText(iso, now, 'Asia/Kolkata');

it('counts minutes and hours of the last day, and names the day before that', () => {
  expect(ago('2026-11-21T11:59:30Z')).toBe('just now');
  // A browser's clock may be behind.
  expect(ago('2026-11-21T12:00:30Z')).toBe('just now');
  expect(ago('2026-11-21T11:58:59Z')).toBe('1 minute ago');
  expect(ago('2026-11-21T11:00:01Z')).toBe('59 minutes ago');
  expect(ago('2026-11-21T09:30:00Z')).toBe('2 hours ago');
  expect(ago('2026-11-20T12:00:01Z')).toBe('23 hours ago');
  expect(ago('2026-11-19T20:00:00Z')).toBe('on November 20, 2026');
});
