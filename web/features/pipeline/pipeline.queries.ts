import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes, type PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { call } from '#web/lib/api.ts';

/** Everyone assigned to a job, best match first. */
export const pipelineQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['pipeline', jobId],
    queryFn: ({ signal }) => call(assignmentRoutes.pipeline, { body: { job_id_param: jobId }, signal }),
  });

/** At most 20 candidates who are not yet in the job, by name or e-mail. */
export const assignableQuery = (jobId: string, search: string) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'assignable', search],
    queryFn: ({ signal }) =>
      call(assignmentRoutes.assignable, { params: { id: jobId }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  });

/** What a change in a job's pipeline shows on. */
function usePipelineChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['pipeline', 'jobs', 'candidates', 'dashboard'].map((word) =>
        client.invalidateQueries({ queryKey: [word] }),
      ),
    );
}

export interface StatusChange {
  candidate: PipelineCandidate;
  status: CandidateStatus;
  notes: string;
}

export function useChangeStatus() {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: ({ candidate, status, notes }: StatusChange) =>
      call(assignmentRoutes.changeStatus, {
        params: { id: candidate.assignment_id },
        body: { status, notes, version: candidate.version },
      }),
    onSettled: changed,
  });
}

export function useAssign(jobId: string) {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: (candidateIds: string[]) =>
      call(assignmentRoutes.assign, { params: { id: jobId }, body: { candidate_ids: candidateIds } }),
    onSettled: changed,
  });
}

/** Takes a person out of this job only. */
export function useRemoveFromJob() {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: (assignmentId: string) => call(assignmentRoutes.remove, { params: { id: assignmentId } }),
    onSettled: changed,
  });
}

/** Deletes a person everywhere. */
export function useDeleteCandidate() {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: (candidateId: string) => call(candidateRoutes.remove, { params: { id: candidateId } }),
    onSettled: changed,
  });
}
