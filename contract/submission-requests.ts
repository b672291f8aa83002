import { z } from 'zod';
import { idParams, optionalLines, pageOf, pageQuery, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { REQUEST_KINDS, requestSchema } from './own-request.ts';
import { requestMessages } from './request-messages.ts';
import { defineRoute } from './route.ts';

/** A request that waits for HR. */
const waitingRequestSchema = requestSchema.extend({
  asked_by_name: z.string(),
  /** of a vendor, null for our own people */
  company_name: z.string().nullable(),
  assignment_id: z.uuid(),
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  version: z.int(),
});
export type WaitingRequest = z.infer<typeof waitingRequestSchema>;

export const askSchema = z
  .object({
    kind: z.enum(REQUEST_KINDS, requestMessages.kindRequired),
    /** needed for a correction and a question */
    text: optionalLines(limits.submissionRequest.max),
  })
  .refine(({ kind, text }) => kind !== 'correct' || text !== null, {
    path: ['text'],
    message: requestMessages.correctionRequired,
  })
  .refine(({ kind, text }) => kind !== 'question' || text !== null, {
    path: ['text'],
    message: requestMessages.questionRequired,
  });

export const answerSchema = z
  .object({
    outcome: z.enum(['done', 'left']),
    /** read by whoever asked; needed where nothing was changed, and for a question */
    note: optionalLines(limits.submissionRequest.max),
    /** the request's version that was decided on */
    version: versionSchema,
  })
  .refine(({ outcome, note }) => outcome !== 'left' || note !== null, {
    path: ['note'],
    message: requestMessages.whyLeftRequired,
  });

/** The same where what was asked is a question: it is answered in words, and nothing is to be left as it is. */
export const answerToQuestion = answerSchema
  .refine(({ outcome }) => outcome !== 'left', {
    path: ['outcome'],
    message: requestMessages.questionAnswered,
  })
  .refine(({ note }) => note !== null, { path: ['note'], message: requestMessages.answerRequired });

export const submissionRequestRoutes = {
  ask: defineRoute({
    method: 'post',
    path: '/api/submissions/{id}/requests',
    tag: 'Submissions',
    summary: 'Ask HR to correct or withdraw an own submission, or a question about it',
    permission: 'submission.ask',
    params: idParams,
    body: askSchema,
    output: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  takeBack: defineRoute({
    method: 'delete',
    path: '/api/submission-requests/{id}',
    tag: 'Submissions',
    summary: 'Take back an own request that HR has not answered',
    permission: 'submission.ask',
    params: idParams,
    output: null,
    errors: ['not_found', 'conflict'],
  }),
  list: defineRoute({
    method: 'get',
    path: '/api/submission-requests',
    tag: 'Submissions',
    summary: 'Requests that wait for HR, oldest first',
    permission: 'submission.requests',
    query: z.object({
      cursor: pageQuery.cursor,
      page: pageQuery.page,
      limit: pageQuery.limit,
      /** those about one person only */
      candidate_id: z.uuid().optional(),
    }),
    output: pageOf(waitingRequestSchema),
  }),
  answer: defineRoute({
    method: 'post',
    path: '/api/submission-requests/{id}/answer',
    tag: 'Submissions',
    summary: 'Answer a request: it was done, things stay as they are, or what was asked is answered',
    permission: 'submission.answer',
    params: idParams,
    body: answerSchema,
    output: z.object({ id: z.uuid(), version: z.int() }),
    errors: ['not_found', 'conflict', 'changed_meanwhile'],
  }),
};
