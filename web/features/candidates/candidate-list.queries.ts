import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AddedWord, JoiningFilter } from '#contract/candidate-filters.ts';
import type { candidateListRoutes, EXPORT_FORMATS } from '#contract/candidate-list.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { CANDIDATE_SORTS } from '#contract/list-words.ts';
import type { Decider, LostWord } from '#contract/lost-reasons.ts';
import type { SubmissionType } from '#contract/options.ts';
import type { FunnelStage, TimeToHireWord } from '#contract/reached.ts';
import type { RouteCall } from '#contract/route.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import { call, pathOf } from '#web/lib/api.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** What the list shows, as it stands in the address: lists as `writeList` writes them, amounts in whole rupees. */
export interface CandidateFilter {
  search?: string | undefined;
  skills?: string | undefined;
  /** all of them unless told */
  skills_match?: 'any' | undefined;
  cities?: string | undefined;
  /** words, each in the current company or position */
  employment?: string | undefined;
  /** what the newest resume says: words, phrases, AND, OR and NOT */
  resume?: string | undefined;
  experience_min?: number | undefined;
  experience_max?: number | undefined;
  ctc_min?: number | undefined;
  ctc_max?: number | undefined;
  joining?: JoiningFilter | undefined;
  added?: AddedWord | undefined;
  /** channels, or that none was said */
  found_through?: string | undefined;
  status?: string | undefined;
  waiting_over?: WaitingWord | undefined;
  reached?: FunnelStage | undefined;
  reached_from?: string | undefined;
  reached_to?: string | undefined;
  time_to_hire?: TimeToHireWord | undefined;
  lost_reason?: LostWord | undefined;
  lost_by?: Decider | undefined;
  lost_from?: string | undefined;
  lost_to?: string | undefined;
  /** who put them into the job; nobody when that is not known */
  recruiter?: string | undefined;
  source?: SubmissionType | undefined;
  company?: string | undefined;
  job_id?: string | undefined;
  /** of the job; NO_DEPARTMENT for jobs of none */
  department?: string | undefined;
  sort?: CandidateSort | undefined;
}

type ListQuery = RouteCall<typeof candidateListRoutes.list>['query'];

/** A page (from 1) of the candidate list under a filter. */
export const candidateListQuery = (filter: CandidateFilter, page: number) => ({
  queryKey: ['candidates', 'list', filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(candidateRoutes.list, {
      query: { ...filter, page, limit: PAGE_ROWS } satisfies ListQuery,
      signal,
    }),
});

/** How many candidates a filter leaves, as the list counts them. */
export const foundCountQuery = (filter: CandidateFilter) => ({
  queryKey: ['candidates', 'list', filter, 'count'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { ...filter, page: 1, limit: 1 } satisfies ListQuery;
    return (await call(candidateRoutes.list, { query, signal })).total;
  },
});

/** Where the browser saves all that a filter shows from. */
export const exportPath = (filter: CandidateFilter, format: (typeof EXPORT_FORMATS)[number]): string =>
  pathOf(candidateRoutes.export, { query: { ...filter, format } });

/** Skills, cities and companies that people have, and who puts people into jobs; they change slowly. */
export const filterOptionsQuery = queryOptions({
  queryKey: ['candidates', 'filter-options'],
  queryFn: ({ signal }) => call(candidateRoutes.filterOptions, { signal }),
  staleTime: 60_000,
});

/** Jobs of any status to choose among, newest first. */
export const jobsToFilterByQuery = (search: string) =>
  queryOptions({
    queryKey: ['jobs', 'to-filter-by', search],
    queryFn: ({ signal }) => call(jobRoutes.list, { query: { search, limit: 50 }, signal }),
    placeholderData: keepPreviousData,
  });

/** The job that the list is filtered by. */
export const jobNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'name', id],
    queryFn: async ({ signal }) => {
      const { jd_id, title } = await call(jobRoutes.read, { params: { id }, signal });
      return `${jd_id} ${title}`;
    },
    staleTime: 60_000,
  });
