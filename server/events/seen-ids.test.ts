import { describe, expect, it } from 'vitest';
import { SeenIds } from './seen-ids.ts';

function seenIds(before: number, ids: number[] = []) {
  const time = { now: 0 };
  return { time, seen: new SeenIds(before, ids, { patience: 60, now: () => time.now }) };
}

describe('ids that appear out of order', () => {
  it('keep the place before the first that is missing, until it appears', () => {
    const { seen } = seenIds(4, [5, 8]);
    expect([seen.highest, seen.place, seen.missing()]).toEqual([8, 5, [6, 7]]);
    seen.add(7);
    expect([seen.place, seen.missing()]).toEqual([5, [6]]);
    seen.add(6);
    expect([seen.place, seen.missing()]).toEqual([8, []]);
  });

  it('are given up when they could have appeared and did not', () => {
    const { seen, time } = seenIds(4, [6]);
    time.now = 59;
    seen.add(9);
    expect(seen.missing()).toEqual([5, 7, 8]);
    time.now = 60;
    expect([seen.place, seen.missing()]).toEqual([6, [7, 8]]);
    time.now = 119;
    expect([seen.place, seen.missing()]).toEqual([9, []]);
  });

  it('are not looked for by the thousand after a leap', () => {
    const { seen } = seenIds(0, [1_000_000]);
    expect(seen.missing()).toHaveLength(200);
  });
});
