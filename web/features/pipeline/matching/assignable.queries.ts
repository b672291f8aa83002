import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import { type MatchingFit, matchingRoutes } from '#contract/matching.ts';
import { call } from '#web/lib/api.ts';
import { usePipelineChanged } from '../pipeline.queries.ts';

/** At most 20 candidates who are not yet in the job, by name or e-mail; without a search the best for it. */
export const assignableQuery = (jobId: string, search: string) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'assignable', search],
    queryFn: ({ signal }) =>
      call(assignmentRoutes.assignable, { params: { id: jobId }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  });

/** The best of all candidates who are not in the job yet, of those who fit; found anew each time that one asks. */
export const matchingQuery = (jobId: string, limit: number, fits: readonly MatchingFit[]) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'matching', limit, fits],
    // With what was asked: while others are looked for, those who were found before still stand there.
    queryFn: async ({ signal }) => {
      const query = { limit, fits: fits.join(',') };
      return { ...(await call(matchingRoutes.findMatching, { params: { id: jobId }, query, signal })), fits };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** How well candidates would match a job, by candidate (0 to 100); none of those who cannot be scored. */
export const scoresQuery = (jobId: string, candidateIds: readonly string[]) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'scores', candidateIds],
    queryFn: async ({ signal }) => {
      const body = { candidate_ids: [...candidateIds] };
      const { items } = await call(assignmentRoutes.scoreAssignable, { params: { id: jobId }, body, signal });
      return new Map(items.map(({ candidate_id, score }) => [candidate_id, score]));
    },
    enabled: candidateIds.length > 0,
  });

/** Puts candidates into a job. */
export function useAssign(jobId: string) {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: (candidateIds: string[]) =>
      call(assignmentRoutes.assign, { params: { id: jobId }, body: { candidate_ids: candidateIds } }),
    onSettled: changed,
  });
}
