import { queryOptions } from '@tanstack/react-query';
import { NOBODY } from '#contract/fields.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import type { JobFilter } from './jobs.queries.ts';

/**
 * Of the jobs that nobody is in charge of, under a filter, those that are not closed: how many, and as many of them as are
 * handed over at once unless fewer are asked for.
 */
export const openJobsOfNobodyQuery = (
  { status = 'not_closed', ...filter }: JobFilter,
  limit: number = limits.job.handedOver,
) =>
  queryOptions({
    queryKey: ['jobs', 'of-nobody', status, filter, limit],
    queryFn: ({ signal }) =>
      call(jobRoutes.list, { query: { ...filter, status, in_charge: NOBODY, limit }, signal }),
  });
