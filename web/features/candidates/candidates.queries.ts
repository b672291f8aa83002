import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { call } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { unchoose } from '#web/lib/kept-choice.ts';

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id],
    queryFn: ({ signal }) => call(candidateRoutes.read, { params: { id }, signal }),
  });

/** How the keys begin by which it is asked who has an e-mail or a phone. */
export const EXISTING_CANDIDATE = 'existing-candidate';

/**
 * Who has an e-mail or a phone already. Its key is none of those that a change asks for again: somebody who has just
 * been added is no news on the form that added them.
 */
export const existingCandidateQuery = (of: { email?: string; phone?: string }) =>
  queryOptions({
    queryKey: [EXISTING_CANDIDATE, of],
    queryFn: ({ signal }) => call(candidateRoutes.findExisting, { query: of, signal }),
    // Whoever was added a moment ago is known on the next form.
    staleTime: 0,
  });

/** One job, by the key under which jobs are asked for elsewhere. */
export const chosenJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id }, signal }),
  });

/** Who moved a candidate when, newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id, 'history'],
    queryFn: ({ signal }) => call(assignmentRoutes.history, { params: { id }, signal }),
  });

/** Where a candidate's resume says what is asked for, as the list is. */
export const passagesQuery = (id: string, resume: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id, 'passages', resume],
    queryFn: ({ signal }) => call(resumeRoutes.passages, { params: { id }, query: { resume }, signal }),
  });

/** Every version of a candidate's resume, the newest first. */
export const resumeVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id, 'resumes'],
    queryFn: ({ signal }) => call(resumeRoutes.versions, { params: { id }, signal }),
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
  return () => askAgain(client, PEOPLE_IN_JOBS);
}

/** Deletes a person everywhere. */
export function useDeleteCandidate() {
  const changed = useCandidatesChanged();
  return useMutation({
    mutationFn: (id: string) => call(candidateRoutes.remove, { params: { id } }),
    onSuccess: (_, id) => unchoose([id]),
    onSettled: changed,
  });
}

/** Makes a former version of a candidate's resume the current one again. */
export function useMakeResumeCurrent() {
  const changed = useCandidatesChanged();
  return useMutation({
    mutationFn: ({ insteadOf, ...which }: { id: string; resumeId: string; insteadOf: string | null }) =>
      call(resumeRoutes.makeCurrent, { params: which, body: { instead_of: insteadOf } }),
    onSettled: changed,
  });
}

interface NewResume {
  id: string;
  file: File;
  text: string;
  /** have anything but a PDF refused */
  pdfOnly?: boolean;
  /** have one refused that names somebody else */
  samePersonOnly?: boolean;
  /** the person's consent came with it */
  consentGiven?: boolean;
}

/** Gives a candidate a new resume; the former one is kept as an older version. */
export function useReplaceResume() {
  const changed = useCandidatesChanged();
  return useMutation({
    mutationFn: ({ id, file, text, pdfOnly, samePersonOnly, consentGiven }: NewResume) =>
      call(candidateRoutes.replaceResume, {
        params: { id },
        body: {
          resume_text: text,
          pdf_only: pdfOnly,
          same_person_only: samePersonOnly,
          consent_given: consentGiven,
        },
        files: { resume: file },
      }),
    onSettled: changed,
  });
}
