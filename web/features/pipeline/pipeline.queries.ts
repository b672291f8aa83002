import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes, type PipelineCandidate } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { type MatchingFit, matchingRoutes } from '#contract/matching.ts';
import { noteRoutes } from '#contract/notes.ts';
import { reminderRoutes } from '#contract/reminders.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import { call } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { notesChanged } from '#web/lib/notes-query.ts';

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

/** Who has waited in a job for more days than that, and who can be reminded of them. */
export const reminderQuery = (jobId: string, waiting_over: WaitingWord) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'reminder', waiting_over],
    queryFn: ({ signal }) =>
      call(reminderRoutes.read, { params: { id: jobId }, query: { waiting_over }, signal }),
    // When somebody was reminded last is no change that is told of.
    staleTime: 0,
  });

/** Mails those of the team who are chosen that people wait. */
export function useRemind(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { waiting_over: WaitingWord; to: string[] }) =>
      call(reminderRoutes.send, { params: { id: jobId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pipeline', jobId, 'reminder'] }),
  });
}

/** Writes down something about a person in a job. */
export function useAddNote(job_id: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: { text: string; idempotencyKey: string }) =>
      call(noteRoutes.add, { params: { id: candidateId }, body: { text, job_id }, idempotencyKey }),
    onSettled: () => notesChanged(client, candidateId),
  });
}

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

/** Has everything asked for again that a change in a job's pipeline shows on. */
export function usePipelineChanged(): () => void {
  const client = useQueryClient();
  return () => void askAgain(client, PEOPLE_IN_JOBS);
}

export function useAssign(jobId: string) {
  const changed = usePipelineChanged();
  return useMutation({
    mutationFn: (candidateIds: string[]) =>
      call(assignmentRoutes.assign, { params: { id: jobId }, body: { candidate_ids: candidateIds } }),
    onSettled: changed,
  });
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
    onSettled: changed,
  });
}
