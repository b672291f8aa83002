import { queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';

export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => call(accountRoutes.security, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(accountRoutes.sessions, { signal }),
});

export const twoStepPolicyQuery = queryOptions({
  queryKey: ['two-step', 'policy'],
  queryFn: ({ signal }) => call(accountRoutes.twoStepPolicy, { signal }),
});

export const twoStepPeopleQuery = queryOptions({
  queryKey: ['two-step', 'people'],
  queryFn: ({ signal }) => call(accountRoutes.twoStepPeople, { signal }),
});
