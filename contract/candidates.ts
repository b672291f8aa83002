import { z } from 'zod';
import {
  bothRight,
  ctcSchema,
  daySchema,
  idParams,
  instantSchema,
  optionalLines,
  optionalText,
  requiredLines,
  requiredText,
  skillListSchema,
  versionSchema,
  writtenText,
} from './fields.ts';
import { matchReasonsSchema, setAsideSchema } from './assignments.ts';
import { madeBySchema } from './ai.ts';
import { candidateCanSchema, candidateListRoutes } from './candidate-list.ts';
import { candidateStatusSchema } from './candidate-status.ts';
import { channelUpdate } from './channel-update.ts';
import { CHANNELS } from './channels.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { assignmentTypeSchema, submissionTypeSchema } from './options.ts';
import { PHONE_PATTERN, formatPhone } from './phone.ts';
import { RESUME_TEXT_BY, resumeFileQuery } from './resumes.ts';
import { defineRoute } from './route.ts';

const years = z
  .int({
    error: ({ input }) =>
      input === undefined || input === null
        ? messages.candidate.experienceRequired
        : messages.candidate.experienceWhole,
  })
  .min(limits.experienceYears.min, messages.candidate.experienceNegative)
  .max(limits.experienceYears.max, messages.candidate.experienceTooLong);

const ctc = (positive: string, tooHigh: string) => ctcSchema(positive, tooHigh).nullable().default(null);

const candidateFields = (phoneMessage: string) => ({
  name: requiredText(limits.name, messages.candidate.nameShort),
  email: writtenText(messages.candidate.emailInvalid)
    .max(limits.email.max, messages.candidate.emailInvalid)
    .pipe(z.email(messages.candidate.emailInvalid)),
  phone: writtenText(messages.candidate.phoneRequired)
    .min(limits.phone.min, messages.candidate.phoneRequired)
    .transform(formatPhone)
    .pipe(z.string().regex(PHONE_PATTERN, phoneMessage)),
  current_city: optionalText(),
  current_position: optionalText(),
  current_company: optionalText(),
  preferred_location: optionalText(),
  experience_years: years,
  relevant_experience_years: years.nullable().default(null),
  skills: skillListSchema(limits.skills.max, messages.candidate.skillRequired).min(
    1,
    messages.candidate.skillRequired,
  ),
  /** whole rupees a year */
  current_ctc: ctc(messages.candidate.currentCtcPositive, messages.candidate.currentCtcTooHigh),
  expected_ctc: ctc(messages.candidate.expectedCtcPositive, messages.candidate.expectedCtcTooHigh),
  offer_in_hand: z.boolean().default(false),
  offer_ctc: ctc(messages.candidate.offerCtcPositive, messages.candidate.offerCtcTooHigh),
  offer_joining_date: daySchema.nullable().default(null),
  joining_date: daySchema.nullable().default(null),
  recommendation_reason: requiredLines(limits.recommendation, messages.candidate.recommendationShort),
  remarks: optionalLines(limits.remarks.max),
  found_through: z.enum(CHANNELS).nullable().default(null),
  /** kept with a referral only */
  referred_by: optionalText(limits.referredBy.max),
});

interface Checked {
  offer_in_hand: boolean;
  offer_ctc: number | null;
  experience_years: number;
  relevant_experience_years: number | null;
}

const offerGiven = (candidate: Checked) => !candidate.offer_in_hand || candidate.offer_ctc !== null;
const offerIssue = {
  path: ['offer_ctc'],
  message: messages.candidate.offerCtcRequired,
  when: bothRight('offer_in_hand', 'offer_ctc'),
};
const relevantWithinTotal = (candidate: Checked) =>
  candidate.relevant_experience_years === null ||
  candidate.relevant_experience_years <= candidate.experience_years;
const relevantIssue = {
  path: ['relevant_experience_years'],
  message: messages.candidate.relevantAboveTotal,
  when: bothRight('experience_years', 'relevant_experience_years'),
};

const newCandidateFields = {
  ...candidateFields(messages.candidate.phoneInvalid),
  /** the text that the browser read from the resume */
  resume_text: z.string().max(limits.resume.maxTextLength).default(''),
  resume_summary: optionalLines(limits.remarks.max),
  /** the person agreed to be kept and considered, as far as the sender says so */
  consent_given: z.boolean().default(false),
};

/** What a recruiter enters of a new candidate; amounts in whole rupees. The resume travels as the file part. */
export const candidateCreateSchema = z
  .object({ ...newCandidateFields, job_id: z.uuid(messages.candidate.jobRequired) })
  .refine(offerGiven, offerIssue)
  .refine(relevantWithinTotal, relevantIssue);

/** The same of somebody who is submitted for a job that is named elsewhere. */
export const candidateSubmitSchema = z
  .object(newCandidateFields)
  .refine(offerGiven, offerIssue)
  .refine(relevantWithinTotal, relevantIssue);

export const candidateUpdateSchema = z
  .object({
    ...candidateFields(messages.candidate.phoneInvalidOnEdit),
    ...channelUpdate,
    version: versionSchema,
  })
  .refine(offerGiven, offerIssue)
  .refine(relevantWithinTotal, relevantIssue);

const vectorStatusSchema = z.enum(['none', 'pending', 'converted']);

const assignmentOfCandidateSchema = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  status: candidateStatusSchema,
  /** when the last interview in this job is or was; null when nobody has said so */
  interview_at: instantSchema.nullable(),
  /** what else is to be known of it: the round, who holds it, and where; null for nothing */
  interview_details: z.string().nullable(),
  /** what was offered in this job (whole rupees a year), and when the person joins or joined; null when nobody has said so */
  offered_ctc: z.int().nullable(),
  joining_on: daySchema.nullable(),
  /** as in the job's pipeline */
  had_offer: z.boolean(),
  set_aside: setAsideSchema.nullable(),
  /** something is still to be decided there: neither has it ended for the person, nor is the job closed */
  is_open: z.boolean(),
  /** whole days in this status, where a decision is waited for; null where none is, or not now */
  days_waiting: z.int().nullable(),
  assignment_type: assignmentTypeSchema,
  /** 0-100 */
  ai_match_score: z.number().nullable(),
  match_reasons: matchReasonsSchema.nullable(),
  /** the job or the resume has changed since the score was made */
  match_stale: z.boolean(),
  assigned_at: instantSchema,
  version: z.int(),
  can: z.object({ change_status: z.boolean() }),
});

export const candidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  current_city: z.string().nullable(),
  current_position: z.string().nullable(),
  current_company: z.string().nullable(),
  preferred_location: z.string().nullable(),
  experience_years: z.int(),
  relevant_experience_years: z.int().nullable(),
  skills: z.array(z.string()),
  current_ctc: z.int().nullable(),
  expected_ctc: z.int().nullable(),
  offer_in_hand: z.boolean(),
  offer_ctc: z.int().nullable(),
  offer_joining_date: daySchema.nullable(),
  joining_date: daySchema.nullable(),
  days_to_join: z.int().nullable(),
  recommendation_reason: z.string(),
  remarks: z.string().nullable(),
  found_through: z.enum(CHANNELS).nullable(),
  referred_by: z.string().nullable(),
  submission_type: submissionTypeSchema,
  submitted_by: z.uuid().nullable(),
  submitted_by_name: z.string().nullable(),
  /** the vendor company that brought the person; there for those only who may read the ledger */
  company_name: z.string().nullable().optional(),
  converted_to_vector: z.boolean(),
  vector_status: vectorStatusSchema,
  resume_url: z.string().nullable(),
  resume_file_path: z.string().nullable(),
  /** name, size (bytes) and day of the current resume */
  resume: z
    .object({
      id: z.uuid(),
      file_name: z.string(),
      mime_type: z.string(),
      size_bytes: z.int(),
      created_at: instantSchema,
      /** whether there is any text to match it by */
      has_text: z.boolean(),
      text_by: z.enum(RESUME_TEXT_BY),
    })
    .nullable(),
  resume_summary: z.string().nullable(),
  created_at: instantSchema,
  updated_at: instantSchema,
  version: z.int(),
  assignments: z.array(assignmentOfCandidateSchema),
  can: candidateCanSchema,
});
export type Candidate = z.infer<typeof candidateSchema>;

/** The person that a duplicate check found. */
export const existingCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type ExistingCandidate = z.infer<typeof existingCandidateSchema>;

/** Whom a resume names, as far as it does. */
export const resumePersonSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export const candidateRoutes = {
  ...candidateListRoutes,
  findExisting: defineRoute({
    method: 'get',
    path: '/api/candidates/existing',
    tag: 'Candidates',
    summary: 'The candidate with this e-mail or phone, if there is one',
    permission: 'candidate.list',
    query: z.object({
      email: writtenText().max(limits.email.max).default(''),
      phone: writtenText().max(40).default(''),
    }),
    output: z.object({ existing: existingCandidateSchema.nullable() }),
  }),
  read: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}',
    tag: 'Candidates',
    summary: 'One candidate with assignments',
    permission: 'candidate.read',
    params: idParams,
    output: candidateSchema,
    errors: ['not_found'],
  }),
  create: defineRoute({
    method: 'post',
    path: '/api/candidates',
    tag: 'Candidates',
    summary: 'Add a candidate with resume, assigned to a published job',
    permission: 'candidate.create',
    body: candidateCreateSchema,
    files: ['resume'],
    output: candidateSchema,
    status: 201,
    errors: ['candidate_exists', 'too_large', 'unsupported_type', 'conflict'],
    idempotent: true,
  }),
  update: defineRoute({
    method: 'put',
    path: '/api/candidates/{id}',
    tag: 'Candidates',
    summary: 'Save an edited candidate',
    permission: 'candidate.edit',
    params: idParams,
    body: candidateUpdateSchema,
    output: candidateSchema,
    errors: ['not_found', 'candidate_exists', 'changed_meanwhile'],
  }),
  remove: defineRoute({
    method: 'delete',
    path: '/api/candidates/{id}',
    tag: 'Candidates',
    summary: 'Delete a person everywhere: assignments, history, resumes and vectors',
    permission: 'candidate.delete',
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
  readResume: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resume',
    tag: 'Resumes',
    summary: 'The current resume file; `download=1` saves it as "{candidate name}_resume"',
    permission: 'resume.read',
    params: idParams,
    query: resumeFileQuery,
    output: 'file',
    errors: ['not_found'],
  }),
  replaceResume: defineRoute({
    method: 'post',
    path: '/api/candidates/{id}/resume',
    tag: 'Resumes',
    summary: 'Upload a new resume; the former one is kept as an older version',
    permission: 'candidate.edit',
    params: idParams,
    body: z.object({
      resume_text: z.string().max(limits.resume.maxTextLength).default(''),
      /** the edit screen takes nothing but a PDF; by its content, not its name */
      pdf_only: z.boolean().default(false),
      /** refuse one that names somebody else, as `conflict` with whom it names (`resumePersonSchema`) */
      same_person_only: z.boolean().default(false),
      /** the person agreed to be kept and considered, as was ticked beside the resume */
      consent_given: z.boolean().default(false),
    }),
    files: ['resume'],
    output: candidateSchema,
    errors: ['not_found', 'too_large', 'unsupported_type', 'conflict'],
  }),
  extract: defineRoute({
    method: 'post',
    path: '/api/functions/extract-candidate-data',
    tag: 'Functions',
    summary: "Read a candidate's data from the text of a resume",
    permission: 'resume.extract',
    body: z.object({
      resumeText: z.string().max(limits.resume.maxTextLength),
      /** how the pages show the text, where the file tells it: sizes and places in points */
      lines: z
        .array(
          z.object({
            text: z.string().max(limits.resume.maxTextLength),
            size: z.number(),
            x: z.number(),
            page: z.int(),
          }),
        )
        .max(limits.resume.maxLines)
        .optional(),
    }),
    output: madeBySchema.extend({
      /** for HR only */
      engine: madeBySchema.shape.engine.optional(),
      success: z.boolean(),
      data: z
        .object({
          name: z.string().nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          current_city: z.string().nullable(),
          /** city names joined by a comma and a space */
          preferred_location: z.string().nullable(),
          current_company: z.string().nullable(),
          current_position: z.string().nullable(),
          experience_years: z.int().nullable(),
          relevant_experience_years: z.int().nullable(),
          skills: z.array(z.string()),
          current_ctc: z.int().nullable(),
          expected_ctc: z.int().nullable(),
          notice_period_days: z.int().nullable(),
          resume_summary: z.string().nullable(),
          /** field → 0-1 */
          confidence: z.record(z.string(), z.number()),
        })
        .nullable(),
      error: z.string().nullable(),
    }),
    errors: ['too_many_requests'],
  }),
};
