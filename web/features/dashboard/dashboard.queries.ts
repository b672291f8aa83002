import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { call } from '#web/lib/api.ts';

/** The numbers of the seven cards. */
export const countsQuery = queryOptions({
  queryKey: ['dashboard', 'counts'],
  queryFn: ({ signal }) => call(dashboardRoutes.counts, { signal }),
});

/** A page (from 1) of the Job Pipeline table. */
export const pipelineQuery = (page: number) =>
  queryOptions({
    queryKey: ['dashboard', 'pipeline', page],
    queryFn: ({ signal }) => call(dashboardRoutes.pipeline, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
