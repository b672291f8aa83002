import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { CHANNEL_LABELS, CHANNEL_NOT_SAID } from '#contract/channel-labels.ts';
import type { ChannelWord } from '#contract/channels.ts';
import { formatDay } from '#contract/dates.ts';
import { NOBODY } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { CANDIDATE_SORTS } from '#contract/list-words.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { Decider, LostWord } from '#contract/lost-reasons.ts';
import { rupeesToLakhs } from '#contract/money.ts';
import { SOURCE_LABELS } from '#contract/options.ts';
import { bandLabel, FUNNEL_LABELS } from '#contract/reached.ts';
import { waitingLabel } from '#contract/waiting.ts';
import { cityText } from '#web/lib/city-names.ts';
import type { ActiveFilter } from '#web/ui/active-filters.tsx';
import type { CandidateFilter, CandidateSort } from './candidate-list.queries.ts';
import {
  type AddedWord,
  NO_DEPARTMENT,
  readList,
  type JoiningFilter,
  writeList,
} from '#contract/candidate-filters.ts';

export const JOINING_LABELS: Record<JoiningFilter, string> = {
  immediate: 'Immediately',
  '15': 'Within 15 days',
  '30': 'Within 30 days',
  '60': 'Within 60 days',
  '90': 'Within 90 days',
  unknown: 'Not specified',
};

export const ADDED_LABELS: Record<AddedWord, string> = {
  today: 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
};

const SORT_LABELS: Record<CandidateSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  experience: 'Least experience',
  '-experience': 'Most experience',
  expected_ctc: 'Lowest expected CTC',
  '-expected_ctc': 'Highest expected CTC',
  joining: 'Soonest to join',
  '-joining': 'Latest to join',
  waiting: 'Longest wait',
};

/** By what the list can be sorted: by the wait of those who are asked for by it, and while it is so. */
export function sortOptions({ waiting_over, sort }: CandidateFilter) {
  const offered = CANDIDATE_SORTS.filter(
    (each) => each !== 'waiting' || waiting_over !== undefined || sort === 'waiting',
  );
  return offered.map((value) => ({ value, label: SORT_LABELS[value] }));
}

/** A change of the filter, which ends the order by the wait with the filter by it. */
export function inOfferedOrder(filter: CandidateFilter, change: CandidateFilter): CandidateFilter {
  const { waiting_over, sort } = { ...filter, ...change };
  const goes = sort === 'waiting' && filter.waiting_over !== undefined && waiting_over === undefined;
  return goes ? { ...change, sort: undefined } : change;
}

const DECIDED = { ours: 'our decision', theirs: "candidate's decision" } as const satisfies Record<
  Decider,
  string
>;

/** A main reason by which the list is narrowed down, as people read it. */
export function lostLabel(word: LostWord): string {
  if (word === 'any') return 'Any reason';
  return word === 'none' ? 'No main reason' : LOST_REASON_LABELS[word];
}

/** A channel by which the list is narrowed down, as people read it. */
export const channelLabel = (word: ChannelWord) =>
  word === 'none' ? CHANNEL_NOT_SAID : CHANNEL_LABELS[word];

/** Who put people into a job, in words. */
export const NOT_KNOWN = 'Not known';
const recruiterLabel = (recruiter: string, name: string | undefined) =>
  recruiter === NOBODY ? NOT_KNOWN : (name ?? '…');

/** A department of jobs, in words. */
export const departmentLabel = (department: string) =>
  department === NO_DEPARTMENT ? 'No department' : department;

/** Everything but the search and the order undone. */
export const NO_FILTERS = {
  skills: undefined,
  skills_match: undefined,
  cities: undefined,
  employment: undefined,
  resume: undefined,
  experience_min: undefined,
  experience_max: undefined,
  ctc_min: undefined,
  ctc_max: undefined,
  joining: undefined,
  added: undefined,
  found_through: undefined,
  status: undefined,
  waiting_over: undefined,
  reached: undefined,
  reached_from: undefined,
  reached_to: undefined,
  time_to_hire: undefined,
  lost_reason: undefined,
  lost_by: undefined,
  lost_from: undefined,
  lost_to: undefined,
  recruiter: undefined,
  source: undefined,
  company: undefined,
  job_id: undefined,
  department: undefined,
} satisfies CandidateFilter;

type ListName = 'skills' | 'cities' | 'found_through' | 'status';

/** One chip's worth each of what narrows the list down, beside the search; `names` of the job and the recruiter where known. */
export function activeFilters(
  filter: CandidateFilter,
  names: { job?: string | undefined; recruiter?: string | undefined } = {},
): ActiveFilter<CandidateFilter>[] {
  const active: ActiveFilter<CandidateFilter>[] = [];
  const eachOf = (name: ListName, labelOf: (value: string) => string) => {
    const values = readList(filter[name] ?? '');
    for (const value of values) {
      const rest = writeList(values.filter((other) => other !== value)) || undefined;
      const noMatch = name === 'skills' && values.length <= 2 ? { skills_match: undefined } : {};
      active.push({
        key: `${name} ${value}`,
        label: labelOf(value),
        without: { [name]: rest, ...noMatch },
      });
    }
  };
  const one = (key: string, label: string, without: CandidateFilter) => active.push({ key, label, without });
  const either = filter.skills_match === 'any' ? 'Any skill' : 'Skill';
  eachOf('skills', (skill) => `${either}: ${skill}`);
  eachOf('cities', (city) => `City: ${cityText(city)}`);
  if (filter.employment)
    one('employment', `Employer or position: ${filter.employment}`, { employment: undefined });
  if (filter.resume) one('resume', `Resume says: ${filter.resume}`, { resume: undefined });
  const years = rangeText(filter.experience_min, filter.experience_max, 'years');
  if (years)
    one('experience', `Experience: ${years}`, { experience_min: undefined, experience_max: undefined });
  const lakhs = rangeText(inLakhs(filter.ctc_min), inLakhs(filter.ctc_max), 'lakhs');
  if (lakhs) one('ctc', `Expected CTC: ${lakhs}`, { ctc_min: undefined, ctc_max: undefined });
  if (filter.joining) one('joining', `Joining: ${JOINING_LABELS[filter.joining]}`, { joining: undefined });
  if (filter.added) one('added', `Added: ${ADDED_LABELS[filter.added]}`, { added: undefined });
  eachOf('found_through', (channel) => `Found through: ${channelLabel(channel as ChannelWord)}`);
  eachOf('status', (status) => `Status: ${CANDIDATE_STATUS_LABELS[status as CandidateStatus] ?? status}`);
  if (filter.waiting_over)
    one('waiting_over', `In one status: ${waitingLabel(filter.waiting_over).toLowerCase()}`, {
      waiting_over: undefined,
    });
  if (filter.reached) {
    const days = daysText(filter.reached_from, filter.reached_to);
    one('reached', `Reached: ${FUNNEL_LABELS[filter.reached]}${days}`, {
      reached: undefined,
      reached_from: undefined,
      reached_to: undefined,
    });
  }
  if (filter.time_to_hire)
    one('time_to_hire', `Time to hire: ${bandLabel(filter.time_to_hire)}`, { time_to_hire: undefined });
  if (filter.lost_reason) {
    const by = filter.lost_by ? `, ${DECIDED[filter.lost_by]}` : '';
    const days = daysText(filter.lost_from, filter.lost_to);
    one('lost_reason', `Lost: ${lostLabel(filter.lost_reason)}${by}${days}`, {
      lost_reason: undefined,
      lost_by: undefined,
      lost_from: undefined,
      lost_to: undefined,
    });
  }
  if (filter.recruiter)
    one('recruiter', `Submitted or added by: ${recruiterLabel(filter.recruiter, names.recruiter)}`, {
      recruiter: undefined,
    });
  if (filter.source) one('source', `Source: ${SOURCE_LABELS[filter.source]}`, { source: undefined });
  if (filter.company) one('company', `Company: ${filter.company}`, { company: undefined });
  if (filter.department)
    one('department', `Department: ${departmentLabel(filter.department)}`, { department: undefined });
  if (filter.job_id) one('job', `Job: ${names.job ?? '…'}`, { job_id: undefined });
  return active;
}

/** ", from November 1, 2026", as far as the days are given. */
function daysText(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return to === undefined ? '' : `, until ${formatDay(to)}`;
  return to === undefined ? `, from ${formatDay(from)}` : `, ${formatDay(from)} to ${formatDay(to)}`;
}

const inLakhs = (rupees: number | undefined) => (rupees === undefined ? undefined : rupeesToLakhs(rupees));

/** "3 to 8 years", "from 3 years", "up to 8 years"; nothing without bounds. */
function rangeText(min: number | undefined, max: number | undefined, unit: string): string | null {
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return `from ${min} ${unit}`;
  if (min === undefined) return `up to ${max} ${unit}`;
  return min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}`;
}

/** What is wrong with a pair of bounds, or null. */
export function boundsProblem(
  min: number | null,
  max: number | null,
  most: number,
  whole = false,
): string | null {
  const given = [min, max].filter((bound) => bound !== null);
  // NaN, of a text that is no number, is in no bounds.
  if (!given.every((bound) => bound >= 0 && bound <= most)) return `Choose between 0 and ${most}`;
  if (whole && given.some((bound) => !Number.isInteger(bound))) return 'Use whole years';
  return min !== null && max !== null && min > max ? 'The maximum is below the minimum' : null;
}

export const MOST_YEARS = limits.experienceYears.max;
export const MOST_LAKHS = limits.ctcLakhs.max;
