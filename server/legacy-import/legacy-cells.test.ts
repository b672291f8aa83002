import { describe, expect, it } from 'vitest';
import type { Clock } from '../core/clock.ts';
import { payOf } from './legacy-amounts.ts';
import { emailOfRow, phoneOfRow } from './legacy-contact.ts';
import { dayText } from './legacy-days.ts';
import { pastInstant } from './legacy-instants.ts';
import { completedYears, isServing, lastDayOf, noticeDays, yearsOf } from './legacy-periods.ts';
import { oldStatus } from './legacy-stages.ts';
import { phoneOf } from './legacy-values.ts';

const NONE = Number.NaN;

/** How Indian trackers write what their cells hold; what is no number that anybody could be sure of is told. */
describe('experience', () => {
  it.each([
    ['4 yrs 2 mnths', 4],
    ['4.2 yrs', 4],
    ['4Y 2M', 4],
    ['4Y-2M', 4],
    ['5Yr10M', 5],
    ['4 years and 2 months', 4],
    ['4 years - 2 months', 4],
    // As Naukri exports it.
    ['4 Year(s) 2 Month(s)', 4],
    ['0 Year(s) 9 Month(s)', 0],
    ['4 yrs 14 mths', 5],
    ['4+', 4],
    ['4+ years', 4],
    ['4 years+', 4],
    ['8+ Years of exp', 8],
    ['4-5 yrs', 4],
    ['4.5-5.5 yrs', 4],
    ['3yrs - 4yrs', 3],
    ['6-8 months', 0],
    ['10 months - 2 years', 0],
    ['Fresher', 0],
    ['Fresher (0)', 0],
    ['0 (Fresher)', 0],
    ['No experience', 0],
    ['less than 1 year', 0],
    ['< 1 yr', 0],
    ['6 months', 0],
    ['18 mnths', 1],
    ['0', 0],
    ['4.5 Years', 4],
    ['> 4 years', 4],
    ['approx. 4 yrs', 4],
    ['around 4 years', 4],
    ['Exp: 4 yrs', 4],
    ['4 years of experience', 4],
    ['4 saal', 4],
    ['NA', null],
    ['experienced', NONE],
    ['Intern', NONE],
    ['5-4 yrs', NONE],
    ['Fresher 2024', NONE],
    ['less than 5 years', NONE],
  ])('"%s" is %s', (text, years) => {
    expect(completedYears(text)).toBe(years);
  });

  it('of a job is a single number of years', () => {
    expect(yearsOf('4-5 yrs')).toBeNaN();
  });
});

describe('pay', () => {
  it.each([
    ['12 LPA', 1_200_000],
    ['12,00,000', 1_200_000],
    ['12L', 1_200_000],
    ['1.2 Cr', 12_000_000],
    ['45k pm', 540_000],
    ['25000 p/m', 300_000],
    ['12 lacs', 1_200_000],
    // As Naukri exports it.
    ['₹ 12.00 Lac(s)', 1_200_000],
    ['12 Lac(s) 50 Thousand', 1_250_000],
    ['4 lakh 80 k', 480_000],
    ['12 lks', 1_200_000],
    ['4.5L/yr', 450_000],
    ['12 lacs/pa', 1_200_000],
    ['12 LPA (fixed)', 1_200_000],
    ['12 LPA gross', 1_200_000],
    ['12 LPA + variable', 1_200_000],
    ['12 lakhs only', 1_200_000],
    ['CTC 12 LPA', 1_200_000],
    ['12 LPA (Neg)', 1_200_000],
    ['3 LPA - Negotiable', 300_000],
    ['15+ LPA', 1_500_000],
    ['15 LPA+', 1_500_000],
    ['min 15 LPA', 1_500_000],
    ['0.45 LPM', 540_000],
    // A range is told as one.
    ['12-14 LPA', null],
    ['up to 15 LPA', null],
    ['Negotiable', null],
    ['As per norms', null],
    ['Market standard', null],
    ['Open', null],
    ['Fresher', null],
    ['30% hike', NONE],
    ['25k in hand', NONE],
    ['12L + 2L variable', NONE],
    ['$100k', NONE],
    ['45k', NONE],
  ])('"%s" is %s', (text, rupees) => {
    expect(payOf(text)).toBe(rupees);
  });
});

describe('a notice period', () => {
  it.each([
    ['Immediate', 0],
    ['Immidiate joinee', 0],
    ['immediate (0 days)', 0],
    ['No notice period', 0],
    ['1 month', 30],
    ['1 mnth', 30],
    ['1.5 months', 45],
    ['One month', 30],
    ['a week', 7],
    ['forty-five days', 45],
    ['30 days', 30],
    ['30 din', 30],
    ['2 months negotiable', 60],
    ['2 months - negotiable to 1 month', 60],
    ['60 days, can be reduced', 60],
    ['60 days (buyout possible)', 60],
    ['3 months official', 90],
    ['Notice period: 2 months', 60],
    ['NP - 30 days', 30],
    // As Naukri exports it.
    ['15 Days or less', 15],
    ['within 15 days', 15],
    ['can join in 15 days', 15],
    ['up to 30 days', 30],
    ['More than 3 Months', NONE],
    ['15-30 days', NONE],
    ['Immediate/15 days', NONE],
    ['soon', NONE],
    ['Serving Notice Period', null],
    ['LWD 15/01/2027', null],
  ])('"%s" is %s days', (text, days) => {
    expect(noticeDays(text)).toBe(days);
  });

  it('that is being served says so, or its last day', () => {
    for (const text of ['Serving', 'On notice', 'Notice period serving', 'under notice period'])
      expect([text, isServing(text)]).toEqual([text, true]);
    for (const [text, day] of [
      ['Serving – LWD 15 Jan 2027', '15 Jan 2027'],
      ['LWD 15/01/2027', '15/01/2027'],
      ['serving notice till 15 Jan 2027', '15 Jan 2027'],
      ['Serving notice period, last day 15 Jan 2027', '15 Jan 2027'],
      ['LWD was 15 Jan 2027', '15 Jan 2027'],
      ['till 15 Jan 2027', null],
    ])
      expect([text, lastDayOf(text ?? '')]).toEqual([text, day]);
  });
});

describe('a phone', () => {
  it.each([
    ['+91-98450 12345', '+91-98450 12345'],
    ['09845012345', '09845012345'],
    ['9845012345/9845012346', '9845012345'],
    ['9845012345 9845012346', '9845012345'],
    ['98450-12345 - 98450-12346', '98450-12345'],
    ['9845012345 & 9845012346', '9845012345'],
    ['9845012345 and 9845012346', '9845012345'],
    ['+91 9845012345 (call after 6)', '+91 9845012345'],
    ['M: 9845012345 R: 080-23456789', '9845012345'],
    // Without its 0 the landline begins as mobile numbers do.
    ['080-23456789 / 9845012345', '9845012345'],
    ['9.198450123E+11', '9.198450123E+11'],
    ['+44 7911 123456', '+44 7911 123456'],
  ])('of "%s" is %s', (text, phone) => {
    expect(phoneOf(text)).toBe(phone);
  });

  it('is the other one of the row where the first is none', () => {
    expect(phoneOfRow({ phone: '', other_phone: '9845012346' })).toBe('9845012346');
    expect(phoneOfRow({ phone: '123', other_phone: '9845012346' })).toBe('9845012346');
    expect(phoneOfRow({ phone: '9845012345', other_phone: '9845012346' })).toBe('9845012345');
    expect(phoneOfRow({ phone: '123', other_phone: '' })).toBe('123');
  });
});

it.each([
  ['asha@old.example', 'asha@old.example'],
  ['Asha Rao <asha@old.example>', 'asha@old.example'],
  ['mailto:asha@old.example', 'asha@old.example'],
  ["'asha@old.example'", 'asha@old.example'],
  ["o'brien@old.example", "o'brien@old.example"],
  ['asha@old.example / rao@old.example', 'asha@old.example'],
  ['asha@old.example,', 'asha@old.example'],
  ['no-mail', 'no-mail'],
])('the e-mail address of "%s" is %s', (email, address) => {
  expect(emailOfRow({ email })).toBe(address);
});

describe('a date', () => {
  it.each([
    ['15-Jan-26', '2026-01-15'],
    ['15.01.2026', '2026-01-15'],
    ['15 / 01 / 2026', '2026-01-15'],
    ['2026/01/15', '2026-01-15'],
    ['2026-1-5', '2026-01-05'],
    ['Thu, 15 Jan 2026', '2026-01-15'],
    ['15th of January 2026', '2026-01-15'],
    ['Jan-15-2026', '2026-01-15'],
    // Nobody is late before the month is over.
    ['Jan 2026', '2026-01-31'],
    ["Feb'28", '2028-02-29'],
    ['01/2026', '2026-01-31'],
    // A day or a year?
    ['Jan-26', 'Jan-26'],
    ['15 Jan', '15 Jan'],
    ['13/2026', '2026-13-01'],
    ['mid of spring', 'mid of spr'],
  ])('"%s" is %s', (text, day) => {
    expect(dayText(text)).toBe(day);
  });

  const clock: Pick<Clock, 'now' | 'today'> = {
    now: () => new Date('2026-11-30T06:00:00Z'),
    today: () => '2026-11-30',
  };
  it.each([
    ['Jan 2026', '2026-01-01T10:00:00.000Z'],
    ['15 Jan 2026 5:30 PM', '2026-01-15T17:30:00.000Z'],
    ['15/01/2026, 12:05 am', '2026-01-15T00:05:00.000Z'],
    ['15-01-2026 10:30', '2026-01-15T10:30:00.000Z'],
    ['2026-01-15 10:30:00+05:30', '2026-01-15T05:00:00.000Z'],
  ])('on which somebody came, "%s", is %s', (text, instant) => {
    expect(pastInstant(clock).parse(text)?.toISOString()).toBe(instant);
  });

  it('with an hour that no day has is none', () => {
    expect(pastInstant(clock).safeParse('15 Jan 2026 27:30').success).toBe(false);
  });
});

it('a cell of many blanks and signs is read as quickly as any other', () => {
  for (const gap of [' ', ' - ', '+', '(', "'"]) {
    const cell = `5${gap.repeat(25_000 / gap.length)}x`;
    expect([completedYears(cell), noticeDays(cell), payOf(cell)]).toEqual([NONE, NONE, NONE]);
    expect(phoneOf(cell)).toBe(cell.trim());
    expect(emailOfRow({ email: cell })).toBe(cell);
    expect(oldStatus(cell)).toBeUndefined();
    expect([dayText(cell) === null, lastDayOf(cell)]).toEqual([false, null]);
  }
});
