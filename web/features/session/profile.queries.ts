import { queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { sessionRoutes } from '#contract/session.ts';
import { call } from '#web/lib/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(sessionRoutes.readProfile, { signal }),
});

/** Beside what Security shows of it. */
export const pendingQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => call(accountRoutes.security, { signal }),
});
