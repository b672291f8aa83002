import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event = {
  id: 'x',
  sequence: 3,
  at: '2026-11-21T11:00:00+05:30',
  title: 'Interview',
  details: null,
  url: 'https://hire.example/c/1',
};
const textOf = (change: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...change }, new Date('2026-11-20T01:02:03Z')).text();

it('holds the moment as the clock of any time zone shows it', async () => {
  const lines = (await textOf()).split('\r\n');
  expect(lines).toContain('DTSTART:20261121T053000Z');
  expect(lines).toContain('DTEND:20261121T063000Z');
  expect(lines).toContain('DTSTAMP:20261120T010203Z');
  expect(lines).toContain('UID:x@hire.example');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('rises with each change, so that a calendar takes the newer time', async () => {
  expect(await textOf()).toContain('SEQUENCE:3\r\n');
  expect(await textOf({ sequence: 4 })).toContain('SEQUENCE:4\r\n');
});

it('lets a title begin no line of its own and end no field', async () => {
  const text = await textOf({ title: 'Rao, Asha; CTO\r\nATTENDEE:x' });
  expect(text).toContain(String.raw`SUMMARY:Rao\, Asha\; CTO ATTENDEE:x`);
  expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

it('folds what is long by its bytes, and loses no character', async () => {
  const title = 'नियुक्ति '.repeat(12).trim();
  const text = await textOf({ title });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

it('tells what else is to be known of it, with the page below, and where it is', async () => {
  const details = 'First round, with Meera\nhttps://meet.example/abc';
  const lines = (await textOf({ details })).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('LOCATION:https://meet.example/abc');
  expect(lines).toContain(
    String.raw`DESCRIPTION:First round\, with Meera\nhttps://meet.example/abc\n\nhttps://hire.example/c/1`,
  );
  const there = await textOf({ details: 'Second floor,\nPune office' });
  expect(there).toContain(String.raw`LOCATION:Second floor\, Pune office`);
  expect(await textOf()).not.toContain('LOCATION');
});
