import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobStatus, JobStatusFilter } from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';
import type { JOB_SORTS } from '#contract/list-words.ts';
import type { JobAgeWord, SelectedFilter } from '#contract/reached.ts';

export type JobSort = (typeof JOB_SORTS)[number];

export interface JobFilter {
  search?: string;
  status?: JobStatusFilter | undefined;
  age?: JobAgeWord | undefined;
  selected?: SelectedFilter | undefined;
  created_by?: 'me' | undefined;
  /** somebody's id, or nobody */
  in_charge?: string | undefined;
  department?: string | undefined;
  sort?: JobSort;
}

/** A page (from 1) of the job list under a filter. */
export const jobListQuery = (filter: JobFilter, page: number) => ({
  queryKey: ['jobs', 'list', filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(jobRoutes.list, { query: { ...filter, page, limit: PAGE_ROWS }, signal }),
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id }, signal }),
  });

/** What a changed job shows on. */
export function useJobsChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => askAgain(client, ['jobs', 'dashboard', 'coming-up']);
}

/** Moves a job to another status; refused when it was changed meanwhile. */
export function useChangeJobStatus() {
  const changed = useJobsChanged();
  return useMutation({
    mutationFn: (move: { id: string; status: JobStatus; version: number }) =>
      call(jobRoutes.changeStatus, {
        params: { id: move.id },
        body: { status: move.status, version: move.version },
      }),
    onSettled: changed,
  });
}
