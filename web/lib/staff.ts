import { queryOptions } from '@tanstack/react-query';
import { inChargeRoutes } from '#contract/in-charge.ts';
import { call } from './api.ts';

/** Everybody who can be in charge of a job; asked for again with the users. */
export const staffQuery = queryOptions({
  queryKey: ['users', 'staff'],
  queryFn: ({ signal }) => call(inChargeRoutes.staff, { signal }),
});
