import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditRoutes } from '#contract/audit.ts';
import type { RouteCall } from '#contract/route.ts';
import { call, pathOf } from '#web/lib/api.ts';

export type AuditFilter = NonNullable<RouteCall<typeof auditRoutes.export>['query']>;

const PAGE = 50;

/** The log under some filters, newest first, a page after the other. */
export const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'log', filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(auditRoutes.list, { query: { ...filter, cursor, limit: PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // It grows while one reads it, by one's own reading too.
    staleTime: 0,
  });

/** Everybody by whom the log can be narrowed down. */
export const auditPeopleQuery = queryOptions({
  queryKey: ['audit', 'people'],
  queryFn: ({ signal }) => call(auditRoutes.people, { signal }),
});

/** Where all that the filters leave is to be had as a file. */
export const auditExportPath = (filter: AuditFilter) => pathOf(auditRoutes.export, { query: filter });
