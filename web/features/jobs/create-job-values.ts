import { z } from 'zod';
import { writtenDescriptionSchema } from './description-state.ts';
import { BLANK_JOB, isBlankJob, jobFormSchema } from './job-form-values.ts';

/** What the create screen holds: the job's form, the free text for AI, and what AI has described so far. */
export const createJobValuesSchema = jobFormSchema.extend({
  prompt: z.string(),
  written: writtenDescriptionSchema.nullable(),
  /** what AI filled in last and nobody had entered: kept with a draft, so that it makes way for the next all the same */
  filled: jobFormSchema.partial().default({}),
  /** what of a prompt AI made nothing of */
  not_used: z
    .object({ prompt: z.string(), phrases: z.array(z.string()) })
    .nullable()
    .default(null),
});
export type CreateJobValues = z.infer<typeof createJobValuesSchema>;

export const BLANK_CREATION: CreateJobValues = {
  ...BLANK_JOB,
  prompt: '',
  written: null,
  filled: {},
  not_used: null,
};

/** Whether nothing has been typed on the screen, on either tab. */
export function isBlankCreation(values: CreateJobValues): boolean {
  return isBlankJob(values) && values.prompt.trim() === '';
}

/** The phrases of the prompt that nothing was made of; none once it says something else. */
export function notUsedOf({ prompt, not_used }: CreateJobValues): readonly string[] {
  return not_used?.prompt === prompt.trim() ? not_used.phrases : [];
}
