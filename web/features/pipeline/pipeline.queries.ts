import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes, type PipelineCandidate } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { call } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { unchoose } from '#web/lib/kept-choice.ts';

/** Scores are made some at a time as they are asked for: the others are asked for this much later, in milliseconds. */
const SCORES_DUE = 2000;
/** A score that has not come by then is not waited for. */
const READINGS_FOR_SCORES = 20;

/** Everyone assigned to a job, best match first. */
export const pipelineQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'people'],
    queryFn: ({ signal }) => call(assignmentRoutes.pipeline, { body: { job_id_param: jobId }, signal }),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < READINGS_FOR_SCORES &&
      (state.data?.some(({ match_similarity, match_stale }) => match_similarity === null || match_stale) ??
        false) &&
      SCORES_DUE,
  });

/** A person with all their jobs, by the key under which candidates are asked for elsewhere. */
export const personQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId],
    queryFn: ({ signal }) => call(candidateRoutes.read, { params: { id: candidateId }, signal }),
  });

/** All that explains a candidate's score in one job, null without a score; by the key under which candidates are asked for elsewhere. */
export const matchQuery = (jobId: string, candidateId: string) =>
  queryOptions({
    ...personQuery(candidateId),
    select: ({ assignments }) => assignments.find(({ job_id }) => job_id === jobId)?.match_reasons ?? null,
  });

/** What happened to a candidate in one job, newest first. */
export const historyQuery = (jobId: string, candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId, 'history'],
    queryFn: ({ signal }) => call(assignmentRoutes.history, { params: { id: candidateId }, signal }),
    select: ({ items, interviews, offers }) => ({
      steps: items.filter((step) => step.job_id === jobId),
      interviews: interviews.filter((change) => change.job_id === jobId),
      offers: offers.filter((change) => change.job_id === jobId),
    }),
  });

/** Has everything asked for again that a change in a job's pipeline shows on. */
export function usePipelineChanged(): () => void {
  const client = useQueryClient();
  return () => void askAgain(client, PEOPLE_IN_JOBS);
}

/** What to take away, and how far: out of this job only, or everywhere. */
interface Removal {
  candidate: PipelineCandidate;
  everywhere: boolean;
}

/** Takes a person out of this job, or deletes the person everywhere. */
export function useRemove() {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: ({ candidate, everywhere }: Removal) =>
      everywhere
        ? call(candidateRoutes.remove, { params: { id: candidate.candidate_id } })
        : call(assignmentRoutes.remove, { params: { id: candidate.assignment_id } }),
    onSuccess: (_, { candidate, everywhere }) => everywhere && unchoose([candidate.candidate_id]),
    onSettled: changed,
  });
}
