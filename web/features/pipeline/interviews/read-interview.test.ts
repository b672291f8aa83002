import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { NEEDS_DAY, NEEDS_TIME, readInterview, typedOf } from './read-interview.ts';

const HERE = { today: '2026-11-25', timeZone: 'Asia/Kolkata' };
const AT = '2026-11-28T05:30:00.000Z';

it('reads a day and a time in the zone of the installation, and writes them back', () => {
  expect(readInterview({ day: '2026-11-28', time: '11:00' }, HERE)).toEqual({ at: AT, wrong: {} });
  expect(typedOf(AT, HERE.timeZone)).toEqual({ day: '2026-11-28', time: '11:00' });
  expect(typedOf(AT, 'America/New_York')).toEqual({ day: '2026-11-28', time: '00:30' });
});

it('takes nothing typed as no time', () => {
  expect(typedOf(null, HERE.timeZone)).toEqual({ day: null, time: '' });
  expect(readInterview({ day: null, time: '' }, HERE)).toEqual({ at: null, wrong: {} });
});

it('asks for the time of a day, and the day of a time', () => {
  expect(readInterview({ day: '2026-11-28', time: '' }, HERE).wrong).toEqual({ time: NEEDS_TIME });
  expect(readInterview({ day: null, time: '11:00' }, HERE).wrong).toEqual({ day: NEEDS_DAY });
});

it('takes no day long ago or far ahead', () => {
  const wrong = { day: messages.assignment.interviewOutOfRange };
  for (const [day, isTaken] of [
    ['2025-11-24', false],
    ['2025-11-25', true],
    ['2028-11-25', true],
    ['2028-11-26', false],
  ] as const)
    expect([day, readInterview({ day, time: '11:00' }, HERE).wrong]).toEqual([day, isTaken ? {} : wrong]);
});
