import { queryOptions } from '@tanstack/react-query';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from '#web/lib/api.ts';

/** A job, by the key under which jobs are asked for elsewhere. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id: jobId }, signal }),
  });
