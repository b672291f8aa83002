import { z } from 'zod';
import {
  bothRight,
  ctcSchema,
  daySchema,
  idParams,
  instantSchema,
  openingsSchema,
  optionalText,
  pageOf,
  pageQuery,
  requiredLines,
  requiredText,
  rupeesSchema,
  skillListSchema,
  versionSchema,
  whenMissing,
  writtenText,
} from './fields.ts';
import { jobFilters } from './job-filters.ts';
import { jobStatusSchema } from './job-status.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { INDUSTRIES, WORK_MODES, industrySchema, workModeSchema } from './options.ts';
import { defineRoute } from './route.ts';
import { JOB_SORTS } from './list-words.ts';

const years = z
  .int(messages.candidate.experienceWhole)
  .min(limits.experienceYears.min, messages.candidate.experienceNegative)
  .max(limits.experienceYears.max, messages.candidate.experienceTooLong);

const ctc = ctcSchema(messages.job.ctcPositive, messages.job.ctcTooHigh);

const skills = (missing?: string) => skillListSchema(limits.job.skillsPerTier, missing);

const jobFields = {
  title: requiredText(limits.job.title, messages.job.titleRequired),
  summary: requiredLines(limits.job.summary, messages.job.summaryShort),
  description: requiredLines(limits.job.description, messages.job.descriptionShort),
  requirements: requiredLines(limits.job.requirements, messages.job.requirementsShort),
  experience_min: years.nullable(),
  experience_max: years.nullable(),
  /** whole rupees a year; read and changed by HR only */
  ctc_min: ctc.nullable(),
  ctc_max: ctc.nullable(),
  primary_skills: skills(),
  secondary_skills: skills().default([]),
  additional_skills: skills().default([]),
  joining_date: daySchema.nullable(),
  department: optionalText(),
  /** how many people are wanted; null while nobody has said so */
  openings: openingsSchema.nullable(),
};

const locations = (message: string) =>
  z
    .array(writtenText().min(1).max(limits.shortText.max), whenMissing(message))
    .min(1, message)
    .max(limits.job.locations.max);

interface BoundColumns {
  experience_min: number | null;
  experience_max: number | null;
  ctc_min?: number | null;
  ctc_max?: number | null;
}

const experienceInOrder = (job: BoundColumns) =>
  job.experience_min === null || job.experience_max === null || job.experience_min <= job.experience_max;
const ctcInOrder = (job: BoundColumns) =>
  job.ctc_min === null ||
  job.ctc_min === undefined ||
  job.ctc_max === null ||
  job.ctc_max === undefined ||
  job.ctc_min <= job.ctc_max;

const experienceIssue = {
  path: ['experience_max'],
  message: messages.job.experienceOrder,
  when: bothRight('experience_min', 'experience_max'),
};
const ctcIssue = {
  path: ['ctc_max'],
  message: messages.job.ctcOrder,
  when: bothRight('ctc_min', 'ctc_max'),
};

/** A new job as posted by hand or by AI; amounts in whole rupees. */
export const jobCreateSchema = z
  .object({
    ...jobFields,
    locations: locations(messages.job.locationsRequired),
    mode_of_work: z.enum(WORK_MODES, messages.job.modeRequired),
    domain_industry: z.enum(INDUSTRIES, messages.job.industryRequired),
    primary_skills: skills(messages.job.primarySkillRequired).min(1, messages.job.primarySkillRequired),
    // Optional, and so may be left out; of a job that exists that could empty what was only forgotten.
    experience_min: jobFields.experience_min.default(null),
    experience_max: jobFields.experience_max.default(null),
    ctc_min: jobFields.ctc_min.default(null),
    ctc_max: jobFields.ctc_max.default(null),
    joining_date: jobFields.joining_date.default(null),
    openings: jobFields.openings.default(null),
  })
  .refine(experienceInOrder, experienceIssue)
  .refine(ctcInOrder, ctcIssue);

/**
 * A job as saved by the edit screen. The CTC bounds are left out by whoever is not HR, and then stay as they are; so do
 * the openings, which scripts and screens from before there were any do not send.
 */
export const jobUpdateSchema = z
  .object({
    ...jobFields,
    locations: locations(messages.job.locationRequired),
    mode_of_work: workModeSchema.nullable(),
    domain_industry: industrySchema.nullable(),
    ctc_min: jobFields.ctc_min.optional(),
    ctc_max: jobFields.ctc_max.optional(),
    openings: jobFields.openings.optional(),
    status: jobStatusSchema,
    version: versionSchema,
  })
  .refine(experienceInOrder, experienceIssue)
  .refine(ctcInOrder, ctcIssue);

const jobCanSchema = z.object({
  edit: z.boolean(),
  change_status: z.boolean(),
  see_pipeline: z.boolean(),
  assign: z.boolean(),
  submit: z.boolean(),
});

const jobBase = {
  id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  /** city names joined by a comma and a space */
  location: z.string(),
  status: jobStatusSchema,
  created_at: instantSchema,
  /** the first time; null when it never was */
  published_at: instantSchema.nullable(),
  version: z.int(),
  can: jobCanSchema,
};

const personInChargeSchema = z.object({ user_id: z.uuid(), full_name: z.string() });

/**
 * A row of the job list. `salary_range` is there for HR only, who is in charge for staff only; a vendor's count is of its
 * company's own submissions.
 */
export const jobListItemSchema = z.object({
  ...jobBase,
  department: z.string().nullable(),
  salary_range: z.string().nullable().optional(),
  /** who runs the job now; null when it is HR's */
  in_charge: personInChargeSchema.nullable().optional(),
  candidate_count: z.int(),
});
export type JobListItem = z.infer<typeof jobListItemSchema>;

/** One job as staff and vendors may read it; the budget for HR only, the creator and who is in charge for staff only. */
export const jobSchema = z.object({
  ...jobBase,
  summary: z.string(),
  description: z.string(),
  requirements: z.string(),
  locations: z.array(z.string()),
  experience_required: z.string().nullable(),
  experience_min: z.int().nullable(),
  experience_max: z.int().nullable(),
  skills_required: z.array(z.string()),
  primary_skills: z.array(z.string()),
  secondary_skills: z.array(z.string()),
  additional_skills: z.array(z.string()),
  mode_of_work: workModeSchema.nullable(),
  domain_industry: industrySchema.nullable(),
  joining_date: daySchema.nullable(),
  department: z.string().nullable(),
  openings: z.int().nullable(),
  candidate_count: z.int(),
  updated_at: instantSchema,
  created_by: z.uuid().nullable().optional(),
  /** who runs the job now; null when it is HR's */
  in_charge: personInChargeSchema.nullable().optional(),
  salary_range: z.string().nullable().optional(),
  ctc_min: rupeesSchema.nullable().optional(),
  ctc_max: rupeesSchema.nullable().optional(),
});
export type Job = z.infer<typeof jobSchema>;

export const jobRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/jobs',
    tag: 'Jobs',
    summary:
      'Jobs the reader may see, by title, location, JD id or skill, by status, by department and by who is in charge',
    permission: 'job.list',
    query: z.object({
      ...pageQuery,
      ...jobFilters,
      sort: z.enum(JOB_SORTS).default('newest'),
    }),
    output: pageOf(jobListItemSchema),
  }),
  published: defineRoute({
    method: 'get',
    path: '/api/published-jobs',
    tag: 'Jobs',
    summary: 'Published jobs for assignment: newest first, of a search those best called so',
    permission: 'job.list',
    query: z.object(pageQuery),
    output: pageOf(z.object({ id: z.uuid(), jd_id: z.string(), title: z.string(), location: z.string() })),
  }),
  departments: defineRoute({
    method: 'get',
    path: '/api/departments',
    tag: 'Jobs',
    summary:
      'The departments that jobs were posted for, those of most jobs first, each once however it was typed',
    permission: 'job.departments',
    output: z.object({ departments: z.array(z.string()) }),
  }),
  read: defineRoute({
    method: 'get',
    path: '/api/jobs/{id}',
    tag: 'Jobs',
    summary: 'One job',
    permission: 'job.read',
    params: idParams,
    output: jobSchema,
    errors: ['not_found'],
  }),
  create: defineRoute({
    method: 'post',
    path: '/api/jobs',
    tag: 'Jobs',
    summary: 'Create a job as a draft',
    permission: 'job.create',
    body: jobCreateSchema,
    output: jobSchema,
    status: 201,
    idempotent: true,
  }),
  update: defineRoute({
    method: 'put',
    path: '/api/jobs/{id}',
    tag: 'Jobs',
    summary: 'Save an edited job; an HR manager, the creator or whoever is in charge only',
    permission: 'job.edit',
    params: idParams,
    body: jobUpdateSchema,
    output: jobSchema,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
  changeStatus: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/status',
    tag: 'Jobs',
    summary: "Move a job to another status, by the job list's transitions only",
    permission: 'job.edit',
    params: idParams,
    body: z.object({ status: jobStatusSchema, version: versionSchema.optional() }),
    output: jobSchema,
    errors: ['not_found', 'forbidden', 'conflict', 'changed_meanwhile'],
  }),
};
