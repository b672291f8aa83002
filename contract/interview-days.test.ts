import { expect, it } from 'vitest';
import { interviewsByDay, timesOnDay } from './interview-days.ts';

const timeZone = 'Asia/Kolkata';
const at = (interview_at: string) => ({ interview_at });
// 11:00 am and 11:30 pm of one day, and half past midnight of the next
const [MORNING, NIGHT, NEXT] = [
  '2026-11-30T05:30:00.000Z',
  '2026-11-30T18:00:00.000Z',
  '2026-11-30T19:00:00.000Z',
];

it('interviews stand by the day of the installation, each day by their times', () => {
  expect(interviewsByDay([at(NEXT), at(NIGHT), at(MORNING)], timeZone)).toEqual([
    { day: '2026-11-30', interviews: [at(MORNING), at(NIGHT)] },
    { day: '2026-12-01', interviews: [at(NEXT)] },
  ]);
  expect(interviewsByDay([], timeZone)).toEqual([]);
});

it('each keeps its time of day on another day, also where the clocks were changed between', () => {
  expect(timesOnDay([at(MORNING), at(NIGHT)], { day: '2026-12-04', timeZone })).toEqual([
    '2026-12-04T05:30:00.000Z',
    '2026-12-04T18:00:00.000Z',
  ]);
  // 10 am in New York, before and after the summer's end
  const autumn = { day: '2026-11-02', timeZone: 'America/New_York' };
  expect(timesOnDay([at('2026-10-30T14:00:00.000Z')], autumn)).toEqual(['2026-11-02T15:00:00.000Z']);
});

it('they come one after another from a time on', () => {
  const inTurn = { from: '14:00', minutes: 45 };
  expect(timesOnDay([at(MORNING), at(NIGHT), at(NEXT)], { day: '2026-12-04', timeZone, inTurn })).toEqual([
    '2026-12-04T08:30:00.000Z',
    '2026-12-04T09:15:00.000Z',
    '2026-12-04T10:00:00.000Z',
  ]);
});
