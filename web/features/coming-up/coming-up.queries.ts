import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { comingUpRoutes, type Whose } from '#contract/coming-up.ts';
import { call } from '#web/lib/api.ts';

/** The interviews and joining days that come up, and those that are overdue. */
export const comingUpQuery = (whose: Whose = 'everybody') =>
  queryOptions({
    queryKey: ['coming-up', whose],
    queryFn: ({ signal }) =>
      call(comingUpRoutes.read, { query: whose === 'everybody' ? {} : { whose }, signal }),
    placeholderData: keepPreviousData,
  });
