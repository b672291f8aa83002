import { queryOptions } from '@tanstack/react-query';
import { comingUpRoutes } from '#contract/coming-up.ts';
import { call } from '#web/lib/api.ts';

/** The interviews and joining days that come up, and those that are overdue. */
export const comingUpQuery = queryOptions({
  queryKey: ['coming-up'],
  queryFn: ({ signal }) => call(comingUpRoutes.read, { signal }),
});
