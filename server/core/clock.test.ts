import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('tells the day of its time zone, from its first moment to its last', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [india, utc] = [systemClock('Asia/Kolkata'), systemClock('UTC')];
  const at = (instant: string) => {
    vi.setSystemTime(new Date(instant));
    return [india.today(), utc.today()];
  };
  expect(at('2026-11-29T18:29:59.999Z')).toEqual(['2026-11-29', '2026-11-29']);
  expect(at('2026-11-29T18:30:00.000Z')).toEqual(['2026-11-30', '2026-11-29']);
  expect(at('2026-11-29T18:30:59.999Z')).toEqual(['2026-11-30', '2026-11-29']);
  expect(at('2026-11-30T00:00:00.000Z')).toEqual(['2026-11-30', '2026-11-30']);
  // A clock that is set back.
  expect(at('2026-11-29T18:29:00.000Z')).toEqual(['2026-11-29', '2026-11-29']);
});
