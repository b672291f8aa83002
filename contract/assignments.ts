import { z } from 'zod';
import { candidateStatusSchema, needsReason } from './candidate-status.ts';
import {
  ctcSchema,
  daySchema,
  idParams,
  instantSchema,
  optionalLines,
  pageQuery,
  versionSchema,
  writtenLines,
} from './fields.ts';
import { limits } from './limits.ts';
import { LOST_REASONS, reasonsFor, saysWhy } from './lost-reasons.ts';
import { messages } from './messages.ts';
import { hasOffer } from './offer.ts';
import { assignmentTypeSchema, submissionTypeSchema } from './options.ts';
import { ownerSchema } from './owner.ts';
import { defineRoute } from './route.ts';
import { toldToHr } from './told-to-hr.ts';

const lostReasonSchema = z.enum(LOST_REASONS);

/** What was offered, in whole rupees a year. */
const offeredCtcSchema = ctcSchema(
  messages.assignment.offeredCtcPositive,
  messages.assignment.offeredCtcTooHigh,
).nullable();

/** What is to be known of an interview beside its time: the round, who holds it, and where (a place, or a link). */
const interviewDetailsSchema = optionalLines(limits.interview.details);

/** What is said of an interview without a move. */
export const setInterviewSchema = z.object({
  interview_at: instantSchema.nullable(),
  /** without, they stay as they are */
  interview_details: interviewDetailsSchema.removeDefault().optional(),
  /** the assignment's version that this was decided on */
  version: versionSchema,
});

/** When an interview is and what else is to be known of it; null for what nobody has said. */
const interviewFields = { interview_at: instantSchema.nullable(), interview_details: z.string().nullable() };

/** What was offered, and on which day the person joins or joined; null for what nobody has said. */
const offerFields = { offered_ctc: z.int().nullable(), joining_on: daySchema.nullable() };

export const statusChangeSchema = z
  .object({
    status: candidateStatusSchema,
    /**
     * of somebody who is lost (rejected, declined, did not join): why, in a word that is counted; taking a move back
     * brings the former one back
     */
    reason_code: lostReasonSchema.nullable().default(null),
    notes: writtenLines()
      .max(limits.statusNotes.max)
      .transform((text) => text || null)
      .nullable()
      .default(null),
    /** the assignment's version that the change was decided on */
    version: versionSchema,
    /** takes the last move back: `status` is the one before it, whatever may else be set by hand, and needs no reason */
    undo: z.boolean().default(false),
    /** brings somebody back who is on hold: `status` is the one that `set_aside.back_to` names, and needs no reason */
    bring_back: z.boolean().default(false),
    /** of an interview that is scheduled: when it is, if that is known; taking a move back brings the former time back */
    interview_at: instantSchema.nullable().default(null),
    /** likewise, of the same interview */
    interview_details: interviewDetailsSchema,
    /** of an offer that is released: what is offered; without, what `keptOffer` says; taking a move back brings the former back */
    offered_ctc: offeredCtcSchema.optional(),
    /** of somebody who has an offer or joins: on which day; without, and for taking back, as of `offered_ctc` */
    joining_on: daySchema.nullable().optional(),
  })
  .refine(
    ({ undo, status, notes, reason_code }) =>
      undo || !needsReason(status) || notes !== null || saysWhy(reason_code),
    { path: ['notes'], message: messages.assignment.reasonRequired },
  )
  .refine(
    ({ reason_code, status, undo }) =>
      reason_code === null || (!undo && reasonsFor(status).includes(reason_code)),
    { path: ['reason_code'], message: messages.assignment.reasonOfOtherStatus },
  )
  .refine(
    ({ interview_at, status, undo }) => interview_at === null || (status === 'interview_scheduled' && !undo),
    { path: ['interview_at'], message: messages.assignment.interviewOnlyScheduled },
  )
  .refine(
    ({ interview_details, status, undo }) =>
      interview_details === null || (status === 'interview_scheduled' && !undo),
    { path: ['interview_details'], message: messages.assignment.interviewDetailsOnlyScheduled },
  )
  .refine(
    ({ offered_ctc, status, undo }) => offered_ctc === undefined || (status === 'offer_released' && !undo),
    { path: ['offered_ctc'], message: messages.assignment.ctcOnlyOffered },
  )
  .refine(({ joining_on, status, undo }) => joining_on === undefined || (hasOffer(status) && !undo), {
    path: ['joining_on'],
    message: messages.assignment.joiningOnlyOffered,
  });

/** Of somebody who is lost or on hold in a job: why, and since when; null for what was never written down. */
export const setAsideSchema = z.object({
  /** the status that this is said of */
  status: candidateStatusSchema,
  /** the main reason, where that says why by itself, else how the notes begin; the history tells all */
  why: z.string().nullable(),
  since: instantSchema,
  /** of somebody who is on hold: the status that they were put on hold from, where that had not ended it */
  back_to: candidateStatusSchema.nullable(),
});
export type SetAside = z.infer<typeof setAsideSchema>;

/** Where somebody is in a job after a change. */
export const standingSchema = z.object({
  id: z.uuid(),
  status: candidateStatusSchema,
  ...interviewFields,
  ...offerFields,
  version: z.int(),
});

/** Where somebody stands in a job other than the one that is looked at. */
const elsewhereSchema = z.object({ jd_id: z.string(), status: candidateStatusSchema });
export type Elsewhere = z.infer<typeof elsewhereSchema>;

/** The same with the job's title, for whoever does not know its code. */
export const namedElsewhereSchema = elsewhereSchema.extend({ title: z.string() });
export type NamedElsewhere = z.infer<typeof namedElsewhereSchema>;

/** The same where something is still to be decided, for whoever takes the person out of the running there. */
const openElsewhereSchema = namedElsewhereSchema.extend({ assignment_id: z.uuid(), version: z.int() });

/** Why a score is what it is. */
export const matchReasonsSchema = z.object({
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  extraSkills: z.array(z.string()),
  experience: z.object({ asked: z.string().nullable(), has: z.int().nullable(), verdict: z.string() }),
  /** a matched skill with the line of the resume that shows it; scores stored before have none */
  evidence: z.array(z.object({ skill: z.string(), line: z.string() })).default([]),
  /** words that both texts share, the weightiest first, with their part (0 to 1) in what they share */
  topTerms: z.array(z.object({ term: z.string(), weight: z.number() })).default([]),
});
export type MatchReasons = z.infer<typeof matchReasonsSchema>;

/** Without the lines and words that show it, which are three quarters of the whole: for lists of hundreds. */
const matchInShortSchema = matchReasonsSchema.omit({ evidence: true, topTerms: true });

/** A candidate as a card of a job's pipeline. */
export const pipelineCandidateSchema = z.object({
  assignment_id: z.uuid(),
  candidate_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  current_position: z.string().nullable(),
  current_company: z.string().nullable(),
  current_city: z.string().nullable(),
  experience_years: z.int().nullable(),
  days_to_join: z.int().nullable(),
  joining_date: daySchema.nullable(),
  expected_ctc: z.int().nullable(),
  skills: z.array(z.string()),
  resume_url: z.string().nullable(),
  /** the file that is read there */
  resume: z.object({ id: z.uuid(), file_name: z.string(), mime_type: z.string() }).nullable(),
  status: candidateStatusSchema,
  /** calendar days since the status last changed; null when that was never written down */
  days_in_status: z.int().nullable(),
  /** of the last interview in this job */
  ...interviewFields,
  ...offerFields,
  /** has an offer for this job, or once had one or joined, but for moves that were undone within minutes */
  had_offer: z.boolean(),
  /** of somebody who is lost or on hold, if it was written down */
  set_aside: setAsideSchema.nullable(),
  assignment_type: assignmentTypeSchema,
  /** where the person came from for this job */
  source: submissionTypeSchema,
  ...toldToHr,
  /** 0-100 */
  match_similarity: z.int().nullable(),
  /** in short; reading the candidate tells what shows it */
  match_reasons: matchInShortSchema.nullable(),
  /** the job or the resume has changed since: a new score is being made */
  match_stale: z.boolean(),
  applied_at: instantSchema,
  /** titles of the other jobs the person is in, for the Remove dialog */
  other_jobs: z.array(z.string()),
  /** those of them where something is still to be decided, what tells most first */
  also_open: z.array(openElsewhereSchema),
  /** the jobs in which they have joined already, or are offered or selected, what tells most first */
  taken_elsewhere: z.array(namedElsewhereSchema),
  /** how many notes there are about the person, in whichever job */
  notes: z.int(),
  version: z.int(),
  can: z.object({ change_status: z.boolean(), remove: z.boolean(), edit: z.boolean() }),
});
export type PipelineCandidate = z.infer<typeof pipelineCandidateSchema>;

const assignableCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  skills: z.array(z.string()),
  current_position: z.string().nullable(),
  current_company: z.string().nullable(),
  experience_years: z.int(),
  /** what tells most first, of equals the newest */
  elsewhere: z.array(namedElsewhereSchema),
  owner: ownerSchema,
});
export type AssignableCandidate = z.infer<typeof assignableCandidateSchema>;

/** A score that was made to help choosing; a candidate that cannot be scored has none. */
const matchScoreSchema = z.object({
  candidate_id: z.uuid(),
  /** 0-100 */
  score: z.int(),
});

export const assignmentRoutes = {
  pipeline: defineRoute({
    method: 'post',
    path: '/api/rpc/get_job_candidates_with_match_scores',
    tag: 'Functions',
    summary: 'Everyone assigned to a job with match scores, best first',
    permission: 'pipeline.read',
    body: z.object({
      job_id_param: z.uuid(),
      /** accepted for the sake of old callers; the stored vector is used */
      job_description_vector: z.union([z.string(), z.array(z.number())]).nullish(),
    }),
    output: z.array(pipelineCandidateSchema),
    errors: ['not_found'],
  }),
  assignable: defineRoute({
    method: 'get',
    path: '/api/jobs/{id}/assignable-candidates',
    tag: 'Assignments',
    summary:
      'Candidates not yet assigned to the job, at most 20: by name, e-mail or phone, without a search the best matches',
    permission: 'assignment.create',
    params: idParams,
    query: z.object({ search: pageQuery.search }),
    output: z.object({
      items: z.array(assignableCandidateSchema),
      /** how many there are in all, those listed included; counted up to `limits.assignCounted` and one more */
      total: z.int(),
    }),
    errors: ['not_found'],
  }),
  scoreAssignable: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/match-scores',
    tag: 'Assignments',
    summary: 'How well candidates would match the job; stores no score',
    permission: 'assignment.create',
    params: idParams,
    body: z.object({ candidate_ids: z.array(z.uuid()).min(1).max(limits.assignSearch) }),
    output: z.object({ items: z.array(matchScoreSchema) }),
    errors: ['not_found'],
  }),
  assign: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/assignments',
    tag: 'Assignments',
    summary: 'Assign candidates to a job; those already in it stay as they are',
    permission: 'assignment.create',
    params: idParams,
    body: z.object({ candidate_ids: z.array(z.uuid()).min(1).max(limits.assignAtOnce) }),
    output: z.object({
      assigned: z.int(),
      /** of the assignments made, by which this can be taken back */
      assignment_ids: z.array(z.uuid()),
    }),
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  changeStatus: defineRoute({
    method: 'post',
    path: '/api/assignments/{id}/status',
    tag: 'Assignments',
    summary: 'Move a candidate to another status, or take the last move back, with a history row',
    permission: 'assignment.status',
    params: idParams,
    body: statusChangeSchema,
    output: standingSchema,
    errors: ['not_found', 'changed_meanwhile', 'conflict'],
  }),
  setInterview: defineRoute({
    method: 'put',
    path: '/api/assignments/{id}/interview-time',
    tag: 'Assignments',
    summary: 'Set, change or clear the time of an interview, and what else is to be known of it',
    permission: 'assignment.status',
    params: idParams,
    body: setInterviewSchema.extend({
      /** the candidate did not come to the interview as it stood, which has passed: the history tells so */
      missed: z.boolean().default(false),
    }),
    output: standingSchema,
    errors: ['not_found', 'changed_meanwhile', 'conflict'],
  }),
  setOffer: defineRoute({
    method: 'put',
    path: '/api/assignments/{id}/offer',
    tag: 'Assignments',
    summary: 'Set, change or clear what was offered and the day of joining',
    permission: 'assignment.status',
    params: idParams,
    body: z.object({
      /** whole rupees a year */
      offered_ctc: offeredCtcSchema,
      joining_on: daySchema.nullable(),
      /** the assignment's version that this was decided on */
      version: versionSchema,
    }),
    output: standingSchema,
    errors: ['not_found', 'changed_meanwhile', 'conflict'],
  }),
  remove: defineRoute({
    method: 'delete',
    path: '/api/assignments/{id}',
    tag: 'Assignments',
    summary: 'Take a candidate out of one job only',
    permission: 'assignment.remove',
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
  history: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/status-history',
    tag: 'Assignments',
    summary:
      'Who moved a candidate when, from what to what, and why, and who set an interview or an offer; newest first',
    permission: 'candidate.read',
    params: idParams,
    output: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          job_id: z.uuid(),
          jd_id: z.string(),
          title: z.string(),
          previous_status: candidateStatusSchema.nullable(),
          new_status: candidateStatusSchema,
          changed_by_name: z.string().nullable(),
          /** of somebody who was lost by this move, if it was said */
          reason_code: lostReasonSchema.nullable(),
          notes: z.string().nullable(),
          changed_at: instantSchema,
          /** `undo`: it is the newest of its job and led somewhere, so that it can be taken back */
          can: z.object({ undo: z.boolean() }),
        }),
      ),
      /** changes of when an interview is, and of what else is to be known of it, which are no moves */
      interviews: z.array(
        z.object({
          id: z.uuid(),
          /** the move, of `items`, that it came with; null for one without a move */
          step_id: z.uuid().nullable(),
          job_id: z.uuid(),
          jd_id: z.string(),
          title: z.string(),
          /** null for a time that was not known before, or is not any more */
          previous_interview_at: instantSchema.nullable(),
          previous_interview_details: z.string().nullable(),
          ...interviewFields,
          /** the candidate did not come to the interview as it was before */
          missed: z.boolean(),
          changed_by_name: z.string().nullable(),
          changed_at: instantSchema,
        }),
      ),
      /** changes of what was offered and of the day of joining, which are no moves */
      offers: z.array(
        z.object({
          id: z.uuid(),
          /** as of `interviews` */
          step_id: z.uuid().nullable(),
          job_id: z.uuid(),
          jd_id: z.string(),
          title: z.string(),
          previous_offered_ctc: offerFields.offered_ctc,
          previous_joining_on: offerFields.joining_on,
          ...offerFields,
          changed_by_name: z.string().nullable(),
          changed_at: instantSchema,
        }),
      ),
    }),
    errors: ['not_found'],
  }),
};
