import { expect, it } from 'vitest';
import type { SetAside } from '#contract/assignments.ts';
import { asideText } from './aside-words.ts';

const text = (status: SetAside['status'], said: Partial<SetAside> | null) =>
  asideText(
    {
      status,
      set_aside: said && {
        status,
        why: null,
        since: '2026-11-03T05:00:00.000Z',
        back_to: null,
        ...said,
      },
    },
    'Asia/Kolkata',
  );

it('tells why somebody is lost, where that was said', () => {
  expect(text('rejected', { why: 'Skills do not fit' })).toBe('Reason: Skills do not fit');
  expect(text('candidate_declined', { why: 'Stays' })).toBe('Reason: Stays');
  expect(text('did_not_join', {})).toBeNull();
});

it('tells since when and why somebody is on hold', () => {
  expect(text('on_hold', { why: 'No budget' })).toBe('Since November 3, 2026: No budget');
  expect(text('on_hold', {})).toBe('Since November 3, 2026');
  expect(text('on_hold', null)).toBeNull();
});

it('tells nothing of another status than that in which somebody stands', () => {
  expect(text('on_hold', { status: 'rejected', why: 'No budget' })).toBeNull();
  expect(text('selected', { status: 'on_hold', why: 'No budget' })).toBeNull();
});
