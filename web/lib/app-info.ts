import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_TIME_ZONE, dayOf } from '#contract/dates.ts';
import { sessionRoutes } from '#contract/session.ts';
import { call } from './api.ts';

/** The installation's name and time zone; they do not change while the page is open. */
export const appInfoQuery = queryOptions({
  queryKey: ['app'],
  queryFn: ({ signal }) => call(sessionRoutes.appInfo, { signal }),
  staleTime: Infinity,
});

/** The product's name, '' until it is known. */
export function useAppName(): string {
  return useQuery(appInfoQuery).data?.name ?? '';
}

/** The time zone in which days are reckoned. */
export function useTimeZone(): string {
  return useQuery(appInfoQuery).data?.time_zone ?? DEFAULT_TIME_ZONE;
}

/** Today (YYYY-MM-DD) in the installation's time zone, as of when the asking part appeared. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  return dayOf(now, useTimeZone());
}
