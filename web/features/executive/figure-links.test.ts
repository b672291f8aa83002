import { expect, test } from 'vitest';
import {
  ageingLink,
  cardLink,
  channelLink,
  departmentLink,
  hiredAfterLink,
  hiredInMonthLink,
  recruiterLink,
  sourceLink,
  waitingLink,
} from './figure-links.ts';

const days = { from: '2025-11-25', to: '2026-11-24' };
const line = {
  entered: 9,
  shortlisted: 4,
  interviewed: 3,
  offers: 2,
  hires: 1,
  decided: 9,
  hire_rate: 11.1,
};

test('a month leads to its part of the period', () => {
  const daysOf = (month: string) => {
    const { reached_from, reached_to } = hiredInMonthLink(month, days, {}).search;
    return [reached_from, reached_to];
  };
  expect(daysOf('2025-11')).toEqual(['2025-11-25', '2025-11-30']);
  expect(daysOf('2026-02')).toEqual(['2026-02-01', '2026-02-28']);
  expect(daysOf('2026-11')).toEqual(['2026-11-01', '2026-11-24']);
});

test("the dashboard's source goes along, but not where a figure is of every source", () => {
  const filter = { period: '90-days', source: 'vendor' } as const;
  expect(cardLink('successful_hires', days, filter)?.search).toEqual({
    source: 'vendor',
    reached: 'joined',
    reached_from: '2025-11-25',
    reached_to: '2026-11-24',
  });
  expect(cardLink('total_candidates', days, filter)?.search).toEqual({ source: 'vendor' });
  expect(cardLink('active_jobs', days, filter)?.search).toEqual({ status: 'active' });
  expect(hiredAfterLink(5, days, { company: 'Talent Bridge' }).search).toMatchObject({
    company: 'Talent Bridge',
    time_to_hire: 'over-90',
  });
  expect(waitingLink('14', filter).search).toEqual({
    source: 'vendor',
    waiting_over: '14',
    sort: 'waiting',
  });
  expect(ageingLink(1, 'none').search).toEqual({ status: 'active', age: '31-60', selected: 'none' });
});

test("a recruiter's number leads to whom that person put there, also where it is not known who did", () => {
  const search = { source: 'vendor', reached: 'offer', reached_from: days.from, reached_to: days.to };
  const filter = { source: 'vendor' } as const;
  expect(recruiterLink({ user_id: 'a' }, 'offer', days, filter).search).toEqual({
    ...search,
    recruiter: 'a',
  });
  expect(recruiterLink({ user_id: null }, 'offer', days, filter).search.recruiter).toBe('nobody');
});

test("a department's number leads to whom its jobs have, also where none is named", () => {
  const of = (department: string | null) =>
    departmentLink({ department }, 'joined', days, { company: 'A & B' })?.search;
  expect(of('Sales')).toEqual({
    company: 'A & B',
    reached: 'joined',
    reached_from: days.from,
    reached_to: days.to,
    department: 'Sales',
  });
  expect(of(null)).toMatchObject({ department: '-' });
  expect(of('-')).toBeUndefined();
});

test('a percent or a number of days leads nowhere, nor do vendors of no company', () => {
  expect(cardLink('offer_acceptance', days, {})).toBeUndefined();
  expect(cardLink('time_to_hire', days, {})).toBeUndefined();
  expect(sourceLink({ ...line, source: 'vendor', company: null }, 'offer', days)).toBeUndefined();
  expect(sourceLink({ ...line, source: 'internal', company: null }, 'offer', days)?.search).toMatchObject({
    source: 'internal',
    reached: 'offer',
  });
});

test("a channel's number leads to our own people's candidates of it, where anybody knows it", () => {
  expect(channelLink({ channel: 'naukri' }, 'offer', days)?.search).toEqual({
    source: 'internal',
    reached: 'offer',
    reached_from: days.from,
    reached_to: days.to,
    found_through: 'naukri',
  });
  expect(channelLink({ channel: 'none' }, 'offer', days)?.search.found_through).toBe('none');
  for (const channel of ['vendor', 'deleted'] as const)
    expect(channelLink({ channel }, 'offer', days)).toBeUndefined();
});
