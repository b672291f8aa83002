import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  boundsProblem,
  inOfferedOrder,
  NO_FILTERS,
  sortOptions,
} from './candidate-filter-words.ts';
import type { CandidateFilter } from './candidate-list.queries.ts';
import { writeList } from '#contract/candidate-filters.ts';

const words = (filter: Parameters<typeof activeFilters>[0], jobName?: string) =>
  activeFilters(filter, { job: jobName }).map(({ label }) => label);

describe('the filters in force', () => {
  it('are said in words, one for each value, the search and the order apart', () => {
    expect(
      words(
        {
          search: 'asha',
          sort: 'name',
          skills: writeList(['SQL', 'Pumps, valves']),
          skills_match: 'any',
          cities: 'Pune,Indore',
          employment: 'infosys architect',
          resume: '"sap fico" -fresher',
          experience_min: 3,
          ctc_max: 1_550_000,
          joining: 'unknown',
          added: '7',
          found_through: 'naukri,none',
          status: 'on_hold',
          waiting_over: '14',
          reached: 'joined',
          reached_from: '2026-11-01',
          reached_to: '2026-11-24',
          time_to_hire: 'over-90',
          source: 'vendor',
          company: 'Talent Bridge',
          job_id: 'x',
          department: 'Sales',
        },
        'JD-0001 Staff Nurse',
      ),
    ).toEqual([
      'Any skill: SQL',
      'Any skill: Pumps, valves',
      'City: Pune (also Poona)',
      'City: Indore',
      'Employer or position: infosys architect',
      'Resume says: "sap fico" -fresher',
      'Experience: from 3 years',
      'Expected CTC: up to 15.5 lakhs',
      'Joining: Not specified',
      'Added: Last 7 days',
      'Found through: Naukri',
      'Found through: Not said',
      'Status: On Hold',
      'In one status: more than 14 days',
      'Reached: Joined, November 1, 2026 to November 24, 2026',
      'Time to hire: More than 90 days',
      'Source: Vendor',
      'Company: Talent Bridge',
      'Department: Sales',
      'Job: JD-0001 Staff Nurse',
    ]);
    expect(words({ search: 'asha', sort: 'name', ...NO_FILTERS })).toEqual([]);
    expect(words({ department: '-' })).toEqual(['Department: No department']);
    expect(words({ reached: 'entered' })).toEqual(['Reached: Screening']);
    expect(words({ reached: 'offer', reached_from: '2026-11-01' })).toEqual([
      'Reached: Offer, from November 1, 2026',
    ]);
    expect(words({ reached: 'offer', reached_to: '2026-11-01' })).toEqual([
      'Reached: Offer, until November 1, 2026',
    ]);
    expect(words({ experience_min: 0, experience_max: 0 })).toEqual(['Experience: 0 years']);
  });

  it('go one at a time, the last skill but one together with how they are matched', () => {
    const filter = { skills: 'SQL,React,Java', skills_match: 'any' } as const;
    expect(activeFilters(filter)[1]?.without).toEqual({ skills: 'SQL,Java' });
    const two = activeFilters({ ...filter, skills: 'SQL,React' });
    expect(two[0]?.without).toEqual({ skills: 'React', skills_match: undefined });
    expect(activeFilters({ skills: 'SQL' })[0]?.without).toMatchObject({ skills: undefined });
  });
});

describe('the days of a stage', () => {
  it('go with it', () => {
    const filter = { reached: 'joined', reached_from: '2026-11-01', time_to_hire: '0-15' } as const;
    expect(activeFilters(filter).map(({ without }) => without)).toEqual([
      { reached: undefined, reached_from: undefined, reached_to: undefined },
      { time_to_hire: undefined },
    ]);
  });
});

describe('bounds', () => {
  it('are given in order, whole where years are meant, and within reason', () => {
    expect(boundsProblem(3, 8, 50, true)).toBeNull();
    expect(boundsProblem(8, 8, 50, true)).toBeNull();
    expect(boundsProblem(null, 0, 50, true)).toBeNull();
    expect(boundsProblem(8, 3, 50, true)).toBe('The maximum is below the minimum');
    expect(boundsProblem(-1, null, 50, true)).toBe('Choose between 0 and 50');
    expect(boundsProblem(null, 2001, 2000)).toBe('Choose between 0 and 2000');
    expect(boundsProblem(2.5, null, 50, true)).toBe('Use whole years');
    expect(boundsProblem(7.25, null, 2000)).toBeNull();
    expect(boundsProblem(Number.NaN, null, 2000)).toBe('Choose between 0 and 2000');
  });
});

it('offers the longest wait first where people are asked for by their wait, and ends it with that', () => {
  const offered = (filter: CandidateFilter) => sortOptions(filter).map(({ label }) => label);
  expect(offered({})).not.toContain('Longest wait');
  expect(offered({ waiting_over: '14' }).at(-1)).toBe('Longest wait');
  // An address may ask for it.
  expect(offered({ sort: 'waiting' })).toContain('Longest wait');
  const waits = { waiting_over: '14', sort: 'waiting' } as const;
  expect(inOfferedOrder(waits, { waiting_over: undefined })).toEqual({
    waiting_over: undefined,
    sort: undefined,
  });
  expect(inOfferedOrder(waits, { waiting_over: '30' })).toEqual({ waiting_over: '30' });
  expect(inOfferedOrder({ ...waits, sort: 'name' }, NO_FILTERS)).toEqual(NO_FILTERS);
});
