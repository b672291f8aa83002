import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { takenElsewhere } from '#contract/elsewhere.ts';
import type { SUBMISSION_SORTS, SubmittedWord } from '#contract/list-words.ts';
import { refusedAttemptRoutes } from '#contract/refused-attempts.ts';
import type { Role } from '#contract/roles.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import {
  type answerSchema,
  type askSchema,
  submissionRequestRoutes,
  type WaitingRequest,
} from '#contract/submission-requests.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { call } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';

export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

export interface SubmissionFilter {
  search?: string;
  status?: CandidateStatus;
  submitted?: SubmittedWord;
  /** for HR, those with a newer resume that waits to be looked at */
  resume?: 'newer';
  /** what somebody else changed since the reader last looked */
  unseen?: 'only';
  sort?: SubmissionSort;
}

/** How the list stands unless somebody sorts it: who submits looks for what has become of it; HR for what has come in. */
export const usualSort = (role: Role | null): SubmissionSort =>
  role === 'hr_manager' ? 'newest' : '-changed';

/** A page (from 1) of what the reader, or the reader's company, submitted. */
export const submissionListQuery = (filter: SubmissionFilter, page: number) => ({
  queryKey: ['submissions', 'list', filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(submissionRoutes.list, { query: { ...filter, page, limit: PAGE_ROWS }, signal }),
});

/** How many of what the list holds in whatever status stand where. */
export const standingsQuery = ({ search, submitted, unseen }: SubmissionFilter) =>
  queryOptions({
    queryKey: ['submissions', 'standings', search, submitted, unseen],
    queryFn: ({ signal }) =>
      call(submissionRoutes.standing, { query: { search, submitted, unseen }, signal }),
  });

/** How many of them somebody else changed since the reader last looked, and when that was. */
export const unseenQuery = queryOptions({
  queryKey: ['submissions', 'unseen'],
  queryFn: ({ signal }) => call(submissionRoutes.unseen, { signal }),
});

/** What the reader submitted of one person. */
export const submissionsOfQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['submissions', 'of', candidateId],
    queryFn: ({ signal }) =>
      call(submissionRoutes.list, { query: { candidate_id: candidateId, limit: 100 }, signal }),
  });

/** The newer resumes that wait for HR's look, the last one first, of one person or of everybody. For HR. */
export const newerResumesQuery = (candidateId?: string) =>
  queryOptions({
    queryKey: ['submissions', 'newer-resumes', candidateId ?? null],
    queryFn: ({ signal }) =>
      call(submissionRoutes.list, {
        query: { resume: 'newer', candidate_id: candidateId, limit: 1 },
        signal,
      }),
  });

/** What a vendor's submission said of the person. */
export const sentQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'sent', id],
    queryFn: ({ signal }) => call(sentSubmissionRoutes.read, { params: { id }, signal }),
  });

/** A page (from 1) of what vendors tried to submit and was refused. For HR. */
export const refusedListQuery = (search: string | undefined, page: number) => ({
  queryKey: ['submissions', 'refused', search, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(refusedAttemptRoutes.list, { query: { search, page, limit: PAGE_ROWS }, signal }),
});

/** How much of that was tried lately. For HR. */
export const refusedLatelyQuery = queryOptions({
  queryKey: ['submissions', 'refused-lately'],
  queryFn: ({ signal }) => call(refusedAttemptRoutes.countLately, { signal }),
});

/** What HR is asked and has not answered, oldest first, of one person or of everybody. For HR. */
export const waitingQuery = (candidateId?: string) =>
  queryOptions({
    queryKey: ['submissions', 'requests', candidateId ?? null],
    queryFn: ({ signal }) =>
      call(submissionRequestRoutes.list, { query: { candidate_id: candidateId, limit: 20 }, signal }),
  });

/** Which companies submitted a person, and who owns them. */
export const ledgerQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId, 'submissions'],
    queryFn: ({ signal }) => call(submissionRoutes.ledger, { params: { id: candidateId }, signal }),
  });

/** Where a person stands in a job, null when not in it, and where else they are taken. By the key under which candidates are asked for elsewhere. */
export const standingQuery = (candidateId: string, jobId: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', candidateId],
    queryFn: ({ signal }) => call(candidateRoutes.read, { params: { id: candidateId }, signal }),
    select: ({ assignments }) => ({
      standing: assignments.find(({ job_id }) => job_id === jobId)?.status ?? null,
      taken: takenElsewhere(
        assignments.filter(({ job_id }) => job_id !== jobId),
        ({ is_open }) => is_open,
      ),
    }),
  });

/** What goes along with somebody who is known already: both texts as typed, for the status history. */
export interface SaidAlong {
  recommendation_reason: string;
  remarks: string;
  consent_given: boolean;
}

/** What shows requests to HR. */
const REQUESTS = ['submissions', 'candidates'] as const;

interface Asked {
  /** of the submission */
  id: string;
  body: z.output<typeof askSchema>;
  idempotencyKey: string;
}

interface Answered {
  request: WaitingRequest;
  body: Omit<z.output<typeof answerSchema>, 'version'>;
}

interface SubmittedExisting {
  jobId: string;
  candidateId: string;
  said: SaidAlong;
  /** to become their current one */
  resume?: { file: File; text: string } | undefined;
}

/** Submits somebody who is known already. */
export function useSubmitExisting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, candidateId, said, resume }: SubmittedExisting) =>
      call(submissionRoutes.submitExisting, {
        params: { id: jobId },
        body: { candidate_id: candidateId, ...said, resume_text: resume?.text },
        files: resume ? { resume: resume.file } : {},
      }),
    onSettled: () => askAgain(client, PEOPLE_IN_JOBS),
  });
}

interface HandedIn {
  /** of the submission */
  id: string;
  file: File;
  text: string;
  /** refuse a resume that names somebody else */
  samePersonOnly: boolean;
}

/** Hands in a newer resume with an own submission. */
export function useHandIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, file, text, samePersonOnly }: HandedIn) =>
      call(sentSubmissionRoutes.handIn, {
        params: { id },
        body: { resume_text: text, same_person_only: samePersonOnly },
        files: { resume: file },
      }),
    onSettled: () => askAgain(client, REQUESTS),
  });
}

/** Says that the reader has seen all that has changed: what stood in the list that was read then, or until now without. */
export function useAllSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readAt: string | undefined) =>
      call(submissionRoutes.look, { body: { all_seen: true, read_at: readAt } }),
    onSettled: () => askAgain(client, ['submissions']),
  });
}

/** Asks HR to correct or withdraw a submission, or a question about it. */
export function useAskHr() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Asked) =>
      call(submissionRequestRoutes.ask, { params: { id }, body, idempotencyKey }),
    onSettled: () => askAgain(client, REQUESTS),
  });
}

/** Takes back what HR was asked, by the request's id. */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(submissionRequestRoutes.takeBack, { params: { id } }),
    onSettled: () => askAgain(client, REQUESTS),
  });
}

/** Answers what HR was asked, as it was when that was decided. */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ request: { id, version }, body }: Answered) =>
      call(submissionRequestRoutes.answer, { params: { id }, body: { ...body, version } }),
    onSettled: () => askAgain(client, REQUESTS),
  });
}
