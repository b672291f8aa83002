import { queryOptions } from '@tanstack/react-query';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from './api.ts';

/** The departments that jobs were posted for; asked for again with the jobs. */
export const departmentsQuery = queryOptions({
  queryKey: ['jobs', 'departments'],
  queryFn: ({ signal }) => call(jobRoutes.departments, { signal }),
});
