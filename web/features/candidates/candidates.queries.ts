import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import { CANDIDATE_SORTS, candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from '#web/lib/api.ts';

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

export interface CandidateFilter {
  search?: string;
  sort?: CandidateSort;
}

/** The candidate list under a filter, page by page. */
export const candidateListQuery = (filter: CandidateFilter) =>
  infiniteQueryOptions({
    queryKey: ['candidates', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(candidateRoutes.list, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id],
    queryFn: ({ signal }) => call(candidateRoutes.read, { params: { id }, signal }),
  });

/** Who moved a candidate when, newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id, 'history'],
    queryFn: ({ signal }) => call(assignmentRoutes.history, { params: { id }, signal }),
  });

/** Published jobs to choose among, newest first. */
export const publishedJobsQuery = (search: string) =>
  queryOptions({
    queryKey: ['jobs', 'published', search],
    queryFn: ({ signal }) => call(jobRoutes.published, { query: { search, limit: 50 }, signal }),
    placeholderData: keepPreviousData,
  });

/** What a changed candidate shows on. */
export function useCandidatesChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['candidates', 'pipeline', 'jobs', 'dashboard'].map((word) =>
        client.invalidateQueries({ queryKey: [word] }),
      ),
    );
}

/** Deletes a person everywhere. */
export function useDeleteCandidate() {
  const changed = useCandidatesChanged();
  return useMutation({
    mutationFn: (id: string) => call(candidateRoutes.remove, { params: { id } }),
    onSettled: changed,
  });
}

/** Gives a candidate a new resume; the former one is kept as an older version. */
export function useReplaceResume() {
  const changed = useCandidatesChanged();
  return useMutation({
    mutationFn: ({ id, file, text }: { id: string; file: File; text: string }) =>
      call(candidateRoutes.replaceResume, {
        params: { id },
        body: { resume_text: text },
        files: { resume: file },
      }),
    onSettled: changed,
  });
}
