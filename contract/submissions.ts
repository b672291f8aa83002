import { z } from 'zod';
import { attemptMatch } from './attempt-match.ts';
import { candidateStatusSchema } from './candidate-status.ts';
import { candidateSubmitSchema } from './candidates.ts';
import { daySchema, idParams, instantSchema, optionalLines, pageOf, pageQuery } from './fields.ts';
import { jobStatusSchema } from './job-status.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { SUBMISSION_SORTS, SUBMITTED_WORDS, UNSEEN } from './list-words.ts';
import { ownRequestSchema } from './own-request.ts';
import { ownerSchema } from './owner.ts';

/** What a recruiter, a vendor's company or, for HR, anybody has submitted: without contact data and scores. */
export const submissionSchema = z.object({
  id: z.uuid(),
  /** there for those only who may read candidates */
  candidate_id: z.uuid().optional(),
  candidate_name: z.string(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  /** null for a vendor while the job is hidden from it: being prepared, on hold or closed */
  job_status: jobStatusSchema.nullable(),
  status: candidateStatusSchema,
  /** when the last interview is or was, for whoever arranges it with the person; null when nobody has said so */
  interview_at: instantSchema.nullable(),
  /** while it is scheduled, what else is to be known of it, for the same; null for nothing, and once it is over */
  interview_details: z.string().nullable(),
  /** when the person joins or joined, for whoever asks them along; what was offered is no vendor's to know */
  joining_on: daySchema.nullable(),
  /** of the assignment; there for those only who may read candidates, as it rises with what was offered, too */
  version: z.int().optional(),
  submitted_by_name: z.string().nullable(),
  /** of the vendor, null for our own people; a vendor knows the own one */
  company_name: z.string().nullable().optional(),
  submitted_at: instantSchema,
  /** when the status, or what is to be known of the interview, or when the person joins, last changed, or HR last answered a request about it */
  changed_at: instantSchema,
  /** what somebody else did with it since the reader last looked; nothing for HR, and for who looks for the first time */
  unseen: z.array(z.enum(UNSEEN)),
  /** what was said of the last move; there for those only who may read candidates */
  last_note: z.string().nullable().optional(),
  /** what HR was asked about it, and the answer; null for nothing */
  request: ownRequestSchema.nullable(),
  /** while that has no answer, what HR answered last; null for nothing */
  answered: ownRequestSchema.nullable(),
  /**
   * the newer resume that came in with it, of somebody who was known, while nobody of HR has looked at that or moved the person
   * since: who sent it, and for which vendor, null for our own people. Null for none; there for HR only
   */
  newer_resume: z
    .object({
      by_name: z.string().nullable(),
      company_name: z.string().nullable(),
      at: instantSchema,
    })
    .nullable()
    .optional(),
  can: z.object({
    /** the job may be hidden from a vendor by now */
    see_job: z.boolean(),
    /** ask HR to correct or withdraw it */
    ask: z.boolean(),
    /** take that back */
    take_back: z.boolean(),
    /** hand in a newer resume with it */
    hand_in: z.boolean(),
  }),
});
export type Submission = z.infer<typeof submissionSchema>;

/** A page of submissions, however much of each its reader is told. */
export const submissionPageOf = <T extends z.ZodType>(submission: T) =>
  pageOf(submission).extend({
    /** when it was read, by the server's clock: nothing that came later stands in it */
    read_at: instantSchema,
  });

/** Which submissions a list or its numbers hold. */
const submissionFilters = {
  search: pageQuery.search,
  /** since when they were submitted; all when not given */
  submitted: z.enum(SUBMITTED_WORDS).optional(),
  /** those with something `unseen` only */
  unseen: z.enum(['only']).optional(),
};

/** A vendor company's submission of a person for a job. */
const ledgerEntrySchema = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  company_name: z.string(),
  submitted_by_name: z.string().nullable(),
  submitted_at: instantSchema,
  /** the last day on which the company owns the person; null for one that was refused, as the person was known */
  owned_until: daySchema.nullable(),
  /** a newer resume that came in with a submission of before */
  is_newer_resume: z.boolean(),
  ...attemptMatch,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The answer says as little as can be: nothing in it tells whether the person was known before. */
const submitted = z.object({ id: z.uuid() });

export const submissionRoutes = {
  create: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/submissions',
    tag: 'Submissions',
    summary: 'Submit a candidate with resume for a published job',
    permission: 'submission.create',
    params: idParams,
    body: candidateSubmitSchema,
    files: ['resume'],
    output: submitted,
    status: 201,
    errors: [
      'not_found',
      'conflict',
      'candidate_exists',
      'too_large',
      'unsupported_type',
      'too_many_requests',
    ],
    idempotent: true,
  }),
  submitExisting: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/submissions/existing',
    tag: 'Submissions',
    summary: 'Submit somebody who is known already for a published job',
    permission: 'submission.existing',
    params: idParams,
    body: z.object({
      candidate_id: z.uuid(),
      /** why this person for this job; goes into the status history */
      recommendation_reason: optionalLines(limits.recommendation.max),
      /** goes into the status history too, unless it is stored already */
      remarks: optionalLines(limits.remarks.max),
      /** the person agreed to be kept and considered, as far as the submitter says so */
      consent_given: z.boolean().default(false),
      /** of the resume that comes along, if one does */
      resume_text: z.string().max(limits.resume.maxTextLength).default(''),
    }),
    // Becomes the person's current one; without it that stays.
    files: ['resume'],
    output: submitted,
    status: 201,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
    idempotent: true,
  }),
  list: defineRoute({
    method: 'get',
    path: '/api/submissions',
    tag: 'Submissions',
    summary: "What the recruiter, the vendor's company or, for HR, anybody has submitted, with its stage",
    permission: 'submission.list',
    query: z.object({
      ...pageQuery,
      ...submissionFilters,
      status: candidateStatusSchema.optional(),
      /** those of one person only */
      candidate_id: z.uuid().optional(),
      /** those with a `newer_resume` only, whoever put the person into the job; nobody but HR finds any */
      resume: z.enum(['newer']).optional(),
      sort: z.enum(SUBMISSION_SORTS).default('newest'),
    }),
    output: submissionPageOf(submissionSchema),
  }),
  standing: defineRoute({
    method: 'get',
    path: '/api/submissions/standing',
    tag: 'Submissions',
    summary: "What has become of what the recruiter or the vendor's company submitted: how many stand where",
    permission: 'submission.list',
    query: z.object(submissionFilters),
    output: z.object({
      /** those statuses in which somebody is, in the order of a hiring */
      statuses: z.array(z.object({ status: candidateStatusSchema, count: z.int() })),
    }),
  }),
  unseen: defineRoute({
    method: 'get',
    path: '/api/submissions/unseen',
    tag: 'Submissions',
    summary:
      'How many submissions have changed by somebody else since the reader last looked, and when that was',
    permission: 'submission.look',
    output: z.object({
      /** the end of the visit before this one; null for who looks for the first time */
      since: instantSchema.nullable(),
      count: z.int(),
    }),
  }),
  look: defineRoute({
    method: 'post',
    path: '/api/submissions/looks',
    tag: 'Submissions',
    summary:
      'Note that the reader looks at the submissions: another visit when the last look is half an hour ago, else still the same',
    permission: 'submission.look',
    body: z.object({
      /** nothing is unseen any more, in the midst of a visit */
      all_seen: z.boolean().default(false),
      /** with that, when the list was read that has been seen: what came later stays unseen; now when not given */
      read_at: instantSchema.optional(),
    }),
    output: null,
  }),
  ledger: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/submissions',
    tag: 'Submissions',
    summary:
      'Which vendor company submitted a person for which job, who owns the person, and what was refused',
    permission: 'submission.ledger',
    params: idParams,
    output: z.object({
      owner: ownerSchema,
      /** newest first */
      items: z.array(ledgerEntrySchema),
    }),
    errors: ['not_found'],
  }),
};
