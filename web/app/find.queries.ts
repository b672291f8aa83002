import { queryOptions } from '@tanstack/react-query';
import { findRoutes } from '#contract/find.ts';
import { call } from '#web/lib/api.ts';

/** A few jobs and people by a search; asked for anew each time, as rights and records change. */
export const foundQuery = (search: string) =>
  queryOptions({
    queryKey: ['records', 'search', search],
    queryFn: ({ signal }) => call(findRoutes.records, { query: { search }, signal }),
    enabled: search !== '',
    staleTime: 0,
  });

/** The jobs and people with these ids whom the reader may still see. */
export const seenQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['records', 'seen', ids],
    queryFn: ({ signal }) => call(findRoutes.records, { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: 0,
  });
