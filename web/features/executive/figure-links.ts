import { NO_DEPARTMENT, writeList } from '#contract/candidate-filters.ts';
import { addDays, addMonths } from '#contract/dates.ts';
import type { ChannelLine, Executive, Metric } from '#contract/executive.ts';
import { NOBODY } from '#contract/fields.ts';
import type { Decider, LostReason, LostWord } from '#contract/lost-reasons.ts';
import type { SubmissionType } from '#contract/options.ts';
import {
  type FunnelStage,
  JOB_AGE_WORDS,
  type JobAgeWord,
  type SelectedFilter,
  TIME_TO_HIRE_WORDS,
  type TimeToHireWord,
} from '#contract/reached.ts';
import { statusesIn } from '#contract/standing-in.ts';
import { LONG_WAIT, type WaitingWord } from '#contract/waiting.ts';
import type { ExecutiveFilter } from './executive.queries.ts';

interface JobsLink {
  to: '/jobs';
  search: { status: 'active'; age?: JobAgeWord | undefined; selected?: SelectedFilter | undefined };
}

interface CandidatesLink {
  to: '/candidates';
  search: Brought & {
    reached?: FunnelStage;
    reached_from?: string;
    reached_to?: string;
    time_to_hire?: TimeToHireWord | undefined;
    waiting_over?: WaitingWord;
    status?: string;
    sort?: 'waiting';
    lost_reason?: LostWord;
    lost_by?: Decider | undefined;
    lost_from?: string;
    lost_to?: string;
    recruiter?: string;
    department?: string;
    found_through?: string;
  };
}

/** The list that shows just what a figure counts. */
export type ListLink = JobsLink | CandidatesLink;

/** Who brought the people, as the dashboard's filter has it. */
type Brought = { source?: SubmissionType | undefined; company?: string | undefined };

const broughtBy = ({ source, company }: ExecutiveFilter): Brought => ({ source, company });

/** What a screen reader and a hint call the list. */
export const LIST_NAMES = { '/jobs': 'Jobs', '/candidates': 'Candidates' } as const;

/** The days of a period; a part of one ends where it does. */
type Days = Pick<Executive['period'], 'from' | 'to'>;

/** Those who reached a stage on days of the period. */
export function reachedLink(stage: FunnelStage, { from, to }: Days, filter: ExecutiveFilter): CandidatesLink {
  return {
    to: '/candidates',
    search: { ...broughtBy(filter), reached: stage, reached_from: from, reached_to: to },
  };
}

/** Those who joined in a calendar month (YYYY-MM), as far as it lies in the period. */
export function hiredInMonthLink(month: string, days: Days, filter: ExecutiveFilter): CandidatesLink {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const part = { from: first < days.from ? days.from : first, to: last > days.to ? days.to : last };
  return reachedLink('joined', part, filter);
}

/** Those who joined in the period, so many days (a place in the bands) after they came into the job. */
export function hiredAfterLink(band: number, days: Days, filter: ExecutiveFilter): CandidatesLink {
  const { to, search } = reachedLink('joined', days, filter);
  return { to, search: { ...search, time_to_hire: TIME_TO_HIRE_WORDS[band] } };
}

/**
 * Those whom a line of Sources Compared or Vendors Compared counts at a stage; none for vendors of no company, whom the list cannot tell
 * from those of all companies.
 */
export function sourceLink(
  { source, company }: Pick<Executive['sources'][number], 'source' | 'company'>,
  stage: FunnelStage,
  days: Days,
): CandidatesLink | undefined {
  if (source === 'internal') return reachedLink(stage, days, { source });
  return company === null ? undefined : reachedLink(stage, days, { company });
}

/** Those whom a person put into jobs, whenever that was, who reached a stage in the period. */
export function recruiterLink(
  { user_id }: Pick<Executive['recruiters'][number], 'user_id'>,
  stage: FunnelStage,
  days: Days,
  filter: ExecutiveFilter,
): CandidatesLink {
  const { to, search } = reachedLink(stage, days, filter);
  return { to, search: { ...search, recruiter: user_id ?? NOBODY } };
}

/** Those who were put into jobs of a department, or of none, whenever that was, who reached a stage in the period. */
export function departmentLink(
  { department }: Pick<Executive['departments'][number], 'department'>,
  stage: FunnelStage,
  days: Days,
  filter: ExecutiveFilter,
): CandidatesLink | undefined {
  // One that is called by the sign for none, the list could not tell from those.
  if (department === NO_DEPARTMENT) return undefined;
  const { to, search } = reachedLink(stage, days, filter);
  return { to, search: { ...search, department: department ?? NO_DEPARTMENT } };
}

/** Those of our own people's candidates who were found through a channel, or nobody has said through which; no list has the others. */
export function channelLink(
  { channel }: Pick<ChannelLine, 'channel'>,
  stage: FunnelStage,
  days: Days,
): CandidatesLink | undefined {
  if (channel === 'vendor' || channel === 'deleted') return undefined;
  const { to, search } = reachedLink(stage, days, { source: 'internal' });
  return { to, search: { ...search, found_through: channel } };
}

/** Active jobs of an age (a place in the bands), all of them or those that somebody was, or nobody was, selected for. */
export function ageingLink(band: number, selected?: SelectedFilter): JobsLink {
  return { to: '/jobs', search: { status: 'active', age: JOB_AGE_WORDS[band], selected } };
}

/** Those who have stood in one status for more days than that, and wait now, the longest wait first. */
export function waitingLink(days: WaitingWord, filter: ExecutiveFilter): CandidatesLink {
  return { to: '/candidates', search: { ...broughtBy(filter), waiting_over: days, sort: 'waiting' } };
}

/** Those who are in a stage and have stood in one status for long there, the longest wait first. */
export function waitingInLink(stage: FunnelStage, filter: ExecutiveFilter): CandidatesLink {
  const { to, search } = waitingLink(LONG_WAIT, filter);
  return { to, search: { ...search, status: writeList(statusesIn(stage)) } };
}

/** Those who are lost for a main reason, or none, and came to be so in the period; by all, or by whose decision. */
export function lostLink(
  reason: LostReason | null,
  { from, to }: Days,
  filter: ExecutiveFilter,
  lost_by?: Decider,
): CandidatesLink {
  return {
    to: '/candidates',
    search: { ...broughtBy(filter), lost_reason: reason ?? 'none', lost_by, lost_from: from, lost_to: to },
  };
}

/** Whom or what a card counts; none for percents and days, which are no number of people. */
export function cardLink(metric: Metric, days: Days, filter: ExecutiveFilter): ListLink | undefined {
  if (metric === 'active_jobs') return { to: '/jobs', search: { status: 'active' } };
  if (metric === 'total_candidates') return { to: '/candidates', search: broughtBy(filter) };
  return metric === 'successful_hires' ? reachedLink('joined', days, filter) : undefined;
}
