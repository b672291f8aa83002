import { describe, expect, it } from 'vitest';
import {
  CANDIDATE_STATUSES,
  STAGE_STATUSES,
  STAGES,
  stageOf,
  stageOfLegacyText,
} from './candidate-status.ts';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysToJoin,
  formatDate,
  formatDay,
  formatArranged,
  formatMoment,
  joiningDateText,
  formatTime,
  joiningDaysText,
} from './dates.ts';
import {
  experienceRequiredDisplay,
  experienceRequiredText,
  experienceText,
  relevantExperienceText,
  parseExperienceRequired,
} from './experience.ts';
import { isOfferedMove, JOB_STATUS_MOVES, JOB_STATUSES } from './job-status.ts';
import { jobStatusUpdated } from './messages.ts';
import {
  formatLakhs,
  formatLpa,
  formatRupees,
  lakhsToRupees,
  meantInLakhs,
  salaryRangeText,
} from './money.ts';
import { noticeBadge } from './notice.ts';
import { CITIES, INDUSTRIES } from './options.ts';
import { PERMISSIONS, permissionsOf } from './permissions.ts';
import { formatPhone, phoneDigits } from './phone.ts';
import { normaliseRole } from './roles.ts';
import { homeOf, mayOpen } from './screens.ts';
import { momentOf, timeOf } from './time-of-day.ts';
import { cleanList, counted, initialsOf } from './text.ts';

describe('stages', () => {
  it('never count somebody who did not join as joined', () => {
    expect(stageOf('did_not_join')).toBe('declined');
    expect(stageOfLegacyText('Did not join')).toBe('declined');
    expect(stageOfLegacyText('offer declined')).toBe('declined');
    expect(stageOfLegacyText('Joined on Monday')).toBe('joined');
    expect(stageOfLegacyText('Interview L2')).toBe('interview');
    expect(stageOfLegacyText('whatever')).toBeNull();
  });

  it('hold each status at most once, and leave out those before the first stage', () => {
    const all = STAGES.flatMap((stage) => STAGE_STATUSES[stage]);
    expect(new Set(all).size).toBe(all.length);
    const outside = CANDIDATE_STATUSES.filter((status) => stageOf(status) === null);
    expect(outside).toEqual(['submitted', 'under_review', 'on_hold']);
  });
});

describe('job status moves', () => {
  it('are exactly those of the job list', () => {
    const moves = JOB_STATUSES.flatMap((from) => JOB_STATUS_MOVES[from].map((move) => `${from}>${move.to}`));
    expect(moves).toEqual([
      'draft>published',
      'published>applications_closed',
      'published>closed',
      'published>on_hold',
      'applications_closed>published',
      'applications_closed>closed',
      'on_hold>published',
    ]);
    expect(isOfferedMove('closed', 'published')).toBe(false);
  });

  it('are told with the first underscore as a space', () => {
    expect(jobStatusUpdated('applications_closed').title).toBe('Job status updated to applications closed');
  });
});

describe('money', () => {
  it('is lakhs in forms and whole rupees in the database', () => {
    expect(lakhsToRupees(12.5)).toBe(1_250_000);
    expect(lakhsToRupees(0.1)).toBe(10_000);
    expect(lakhsToRupees(8)).toBe(800_000);
  });

  it('is shown as the screens want it', () => {
    expect(formatLpa(1_250_000)).toBe('12.5 LPA');
    expect(formatLakhs(800_000)).toBe('8.0 L');
    expect(formatLpa(null)).toBe('Not specified');
    expect(formatRupees(1_250_000)).toBe('₹12,50,000');
  });

  it('tells what rupees typed for lakhs would be', () => {
    expect(meantInLakhs(38_000)).toBe('38,000 a month is 4.56 lakhs a year');
    expect(meantInLakhs(850_000)).toBe('8,50,000 a month is 102 lakhs a year, 8,50,000 a year is 8.5');
    const none = [2000, 2001, 3999, -5, 10_000_001, 1e30, Number.NaN];
    expect(none.map(meantInLakhs)).toEqual(Array(none.length).fill(null));
  });

  it.each([
    [1_200_000, 1_800_000, '₹12 - ₹18 LPA'],
    [1_250_000, null, '₹12.5+ LPA'],
    [null, 900_000, 'Up to ₹9 LPA'],
    [500_000, 500_000, '₹5 LPA'],
  ])('of %s to %s reads %s', (min, max, text) => {
    expect(salaryRangeText(min, max)).toBe(text);
  });
});

describe('experience', () => {
  it('is shown in years', () => {
    expect([0, 1, 7].map(experienceText)).toEqual(['Fresher', '1 year', '7 years']);
    expect([0, 1].map((relevant) => relevantExperienceText(relevant, 4))).toEqual(['0 years', '1 year']);
    expect([0, null].map((total) => relevantExperienceText(0, total))).toEqual(['Fresher', 'Fresher']);
  });

  it.each([
    [{ min: 3, max: 5 }, '3-5 years'],
    [{ min: 3, max: 3 }, '3 years'],
    [{ min: 10, max: null }, '10+ years'],
  ])('of %o reads %s and is read back', (bounds, text) => {
    expect(experienceRequiredText(bounds)).toBe(text);
    expect(parseExperienceRequired(text)).toEqual(bounds);
  });

  it.each([
    [{ min: 0, max: 0 }, '0 years', 'Fresher'],
    [{ min: null, max: 0 }, '0 years', 'Fresher'],
    [{ min: 1, max: 1 }, '1 years', '1 year'],
    [{ min: 0, max: 1 }, '0-1 years', '0-1 years'],
    [{ min: null, max: 5 }, '0-5 years', '0-5 years'],
    [{ min: 1, max: null }, '1+ years', '1+ years'],
    [{ min: 4, max: 4 }, '4 years', '4 years'],
    [{ min: null, max: null }, null, null],
  ])('asked for as %o is stored as %s and shown as %s', (bounds, text, shown) => {
    expect(experienceRequiredText(bounds)).toBe(text);
    expect(experienceRequiredDisplay(bounds)).toBe(shown);
  });

  it('refuses what cannot be', () => {
    expect(parseExperienceRequired('5-3 years')).toBeNull();
    expect(parseExperienceRequired('60 years')).toBeNull();
    expect(parseExperienceRequired('some')).toBeNull();
    // and at once, however long
    expect(parseExperienceRequired(`1${' '.repeat(1_000_000)}x`)).toBeNull();
    expect(parseExperienceRequired(' 2 to 4 yrs ')).toEqual({ min: 2, max: 4 });
    expect(parseExperienceRequired('')).toEqual({ min: null, max: null });
  });
});

describe('phone', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '91-9876543210',
    '09876543210',
    '+91\u00a098765\u201043210',
    '(+91) 98765-43210',
  ])('%s is one number', (typed) => {
    expect(formatPhone(typed)).toBe('+91 98765 43210');
  });

  it('reads 00 before a country as its plus', () => {
    expect(formatPhone('0091 98765 43210')).toBe('+91 98765 43210');
    expect(phoneDigits('0065 9123 4567')).toBeNull();
  });

  it('keeps a number that itself starts with 91', () => {
    expect(phoneDigits('9170123456')).toBe('9170123456');
    expect(phoneDigits('+917012345678')).toBe('7012345678');
  });

  it.each(['+91 98765 432', '+65 9123 4567', '+64 21 123 456', '+1 987 654 3210'])(
    '%s is no Indian number with the digits shifted',
    (typed) => {
      expect(phoneDigits(typed)).toBeNull();
      expect(formatPhone(typed)).toBe(typed);
    },
  );

  it('refuses others and leaves them as typed', () => {
    expect(phoneDigits('5876543210')).toBeNull();
    expect(phoneDigits('98765')).toBeNull();
    expect(formatPhone('call me')).toBe('call me');
  });
});

describe('dates', () => {
  it('are calendar days in Kolkata', () => {
    expect(dayOf(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(formatDate('2026-11-20T18:30:00Z')).toBe('November 21, 2026');
    expect(formatDay('2026-11-21')).toBe('November 21, 2026');
  });

  it('count whole days', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('count calendar months, the last day of a shorter one for a day that it lacks', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-11-22', -24)).toBe('2024-11-22');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(addMonths('2026-01-15', -6)).toBe('2025-07-15');
    expect(addMonths('2025-12-31', 2)).toBe('2026-02-28');
  });

  it('prefer the date to the stored number', () => {
    expect(daysToJoin('2026-11-25', 90, '2026-11-21')).toBe(4);
    expect(daysToJoin(null, 90, '2026-11-21')).toBe(90);
    expect(daysToJoin(null, null, '2026-11-21')).toBeNull();
  });

  it('give the time of day in the time zone', () => {
    expect(formatTime('2026-11-22T00:35:00Z')).toBe('6:05 am');
    expect(formatTime('2026-11-22T12:10:00Z', 'UTC')).toBe('12:10 pm');
    expect(formatMoment('2026-11-21T19:05:00Z')).toBe('November 22, 2026, 12:35 am');
    // For what is arranged with the weekday, which is the time zone's too.
    expect(formatArranged('2026-11-21T19:05:00Z')).toBe('Sun, November 22, 2026, 12:35 am');
    expect(formatArranged('2026-11-21T19:05:00Z', 'UTC')).toBe('Sat, November 21, 2026, 7:05 pm');
  });

  it('and a time of day make an instant in the time zone, and back', () => {
    expect(momentOf('2026-11-28', '11:00').toISOString()).toBe('2026-11-28T05:30:00.000Z');
    expect(momentOf('2026-11-28', '00:15', 'America/New_York').toISOString()).toBe(
      '2026-11-28T05:15:00.000Z',
    );
    for (const zone of ['Asia/Kolkata', 'Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns'])
      for (const time of ['00:00', '09:05', '23:45']) {
        const at = momentOf('2026-10-25', time, zone);
        expect([zone, dayOf(at, zone), timeOf(at, zone)]).toEqual([zone, '2026-10-25', time]);
      }
  });

  it('on which the clocks change have an hour twice, of which the first is meant, or not at all', () => {
    expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(timeOf(momentOf('2026-03-29', '02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('03:30');
  });

  it('are worded for joining', () => {
    expect([-3, -1, 0, 1, 12, null].map(joiningDaysText)).toEqual([
      '3 days overdue',
      '1 day overdue',
      'Today',
      '1 day',
      '12 days',
      'Not specified',
    ]);
    expect([-1, 0, 1, 9].map(joiningDateText)).toEqual([
      'Immediate Joiner',
      'Immediate Joiner',
      '1 day remaining',
      '9 days remaining',
    ]);
  });
});

it('tells how soon somebody can come', () => {
  expect([-2, 0, 1, 7, 8, 30, 31, null].map((days) => noticeBadge(days))).toEqual([
    { label: 'Immediate', urgency: 'urgent' },
    { label: 'Immediate', urgency: 'urgent' },
    { label: '1 day', urgency: 'urgent' },
    { label: '7 days', urgency: 'urgent' },
    { label: '8 days', urgency: 'soon' },
    { label: '30 days', urgency: 'soon' },
    { label: '31 days', urgency: 'later' },
    { label: 'Not specified', urgency: 'unknown' },
  ]);
});

describe('roles, permissions and screens', () => {
  it('read hr_admin as HR manager and anything unknown as no role', () => {
    expect(normaliseRole('hr_admin')).toBe('hr_manager');
    expect(normaliseRole(' Vendor ')).toBe('vendor');
    expect(normaliseRole('admin')).toBeNull();
    expect(normaliseRole(null)).toBeNull();
  });

  it('give an HR manager everything but what those who submit alone need, and an unknown role the own profile only', () => {
    // Only a vendor hands in a newer resume by its own submission: all others do by the person. What has changed since the
    // last look is told to those who wait for HR (docs/decisions/0029).
    const all = Object.keys(PERMISSIONS).filter(
      (name) => name !== 'submission.hand_in' && name !== 'submission.look',
    );
    expect(permissionsOf('hr_manager')).toEqual(all);
    expect(permissionsOf(null)).toEqual(['profile.own', 'profile.company']);
  });

  it('keep vendors from candidates and everybody but HR from the dashboards', () => {
    expect(mayOpen('vendor', '/candidates')).toBe(false);
    expect(mayOpen('vendor', '/jobs/$id/edit')).toBe(true); // where it is told that it may not edit
    expect(mayOpen(null, '/jobs/$id/edit')).toBe(false);
    expect(mayOpen('internal_user', '/candidates')).toBe(true);
    expect(mayOpen('internal_user', '/')).toBe(false);
    expect(mayOpen('internal_user', '/executive')).toBe(false);
    expect(mayOpen(null, '/profile')).toBe(true);
    expect(mayOpen(null, '/jobs')).toBe(false);
    expect([homeOf('hr_manager'), homeOf('vendor'), homeOf(null)]).toEqual(['/', '/jobs', '/profile']);
  });
});

describe('lists and texts', () => {
  it('have 39 cities from Mumbai to Jabalpur and 16 industries, without repeats', () => {
    expect(new Set(CITIES).size).toBe(39);
    expect([CITIES[0], CITIES.at(-1)]).toEqual(['Mumbai', 'Jabalpur']);
    expect(new Set(INDUSTRIES).size).toBe(16);
  });

  it('count in proper plurals', () => {
    expect(counted(1, 'job')).toBe('1 job');
    expect(counted(0, 'job')).toBe('0 jobs');
  });

  it('make initials, falling back to U', () => {
    expect(['Asha Rani Devi', 'asha', '', null].map(initialsOf)).toEqual(['AD', 'A', 'U', 'U']);
  });

  it('trim chips and drop repeats', () => {
    expect(cleanList([' Java ', 'java', '', 'SQL'])).toEqual(['Java', 'SQL']);
  });
});
