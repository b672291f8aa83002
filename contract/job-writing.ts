import { z } from 'zod';
import { madeBySchema } from './ai.ts';
import {
  daySchema,
  openingsSchema,
  requiredLines,
  requiredText,
  rupeesSchema,
  whenMissing,
  writtenText,
} from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { INDUSTRIES, WORK_MODES, industrySchema, workModeSchema } from './options.ts';
import { defineRoute } from './route.ts';

/**
 * A job as written from a free text; what the text does not say is '' or null. `location` is city names joined by a comma
 * and a space, `experience_required` is "N", "N-M" or "N+" years, `skills_required` has the most important first.
 * The fields from `experience_min` on are added to those of the specification.
 */
export const jobFromPromptSchema = z.object({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  requirements: z.string(),
  location: z.string(),
  experience_required: z.string(),
  skills_required: z.array(z.string()),
  /** years */
  experience_min: z.int().nullable(),
  experience_max: z.int().nullable(),
  /** whole rupees a year */
  ctc_min: rupeesSchema.nullable(),
  ctc_max: rupeesSchema.nullable(),
  mode_of_work: workModeSchema.nullable(),
  domain_industry: industrySchema.nullable(),
  joining_date: daySchema.nullable(),
  department: z.string().nullable(),
  /** how many people are wanted, when it says more than one */
  openings: z.int().nullable(),
  /** those of `skills_required` that are only good to have */
  skills_wished: z.array(z.string()),
});
export type JobFromPrompt = z.infer<typeof jobFromPromptSchema>;

/** Milliseconds that writing may take: the server gives up first, so that its answer still arrives. */
export const WRITING_TIME = { server: 20_000, browser: 30_000 } as const;

/** How many of a written job's skills are primary at most; the rest are secondary, and those only good to have. */
export const WRITTEN_PRIMARY_SKILLS = 5;

const text = (max: number) => writtenText().max(max);

/** What a full description is written from; what is left out is told of in the same words as what is too short. */
export const jobDescriptionFieldsSchema = z.object({
  title: requiredText(limits.job.title, messages.job.titleRequired),
  summary: requiredLines(limits.job.summary, messages.job.summaryShort),
  /** city names joined by a comma and a space */
  location: requiredText(
    { max: limits.job.locations.max * limits.shortText.max },
    messages.job.locationsRequired,
  ),
  experience_required: text(limits.shortText.max).default(''),
  /** the most important first */
  skills_required: z
    .array(text(limits.skills.nameLength).min(1), whenMissing(messages.job.missingFields.body))
    .min(limits.aiDescription.primarySkills, messages.job.missingFields.body)
    .max(3 * limits.job.skillsPerTier),
  mode_of_work: z.enum(WORK_MODES, messages.job.modeRequired),
  domain_industry: z.enum(INDUSTRIES, messages.job.industryRequired),
  /** how many people are wanted; null or left out while only the summary may say so */
  openings: openingsSchema.nullable().optional(),
});
export type JobDescriptionFields = z.output<typeof jobDescriptionFieldsSchema>;

export const jobWritingRoutes = {
  fromPrompt: defineRoute({
    method: 'post',
    path: '/api/functions/generate-job-from-prompt',
    tag: 'Jobs',
    summary: 'Write a job from a free text',
    permission: 'job.create',
    body: z.object({
      prompt: requiredLines(limits.job.prompt, messages.job.missingPrompt.body),
    }),
    output: jobFromPromptSchema.extend({
      ...madeBySchema.shape,
      /** phrases of the prompt that nothing was made of, as written; empty where that cannot be told, as of a provider's */
      not_used: z.array(z.string()),
      /** those of `skills_required` that the prompt does not name: what such jobs usually ask for */
      skills_added: z.array(z.string()),
    }),
    errors: ['unavailable'],
  }),
  description: defineRoute({
    method: 'post',
    path: '/api/functions/generate-job-description',
    tag: 'Jobs',
    summary: "Write a job's full description from its other fields",
    permission: 'job.create',
    body: jobDescriptionFieldsSchema,
    output: madeBySchema.extend({ description: z.string() }),
    errors: ['unavailable'],
  }),
};
