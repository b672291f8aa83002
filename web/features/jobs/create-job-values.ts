import { z } from 'zod';
import { writtenDescriptionSchema } from './description-state.ts';
import { BLANK_JOB, isBlankJob, jobFormSchema } from './job-form-values.ts';

/** What the create screen holds: the job's form, the free text for AI, and what AI has described so far. */
export const createJobValuesSchema = jobFormSchema.extend({
  prompt: z.string(),
  written: writtenDescriptionSchema.nullable(),
  /** what AI filled in last and nobody had entered: kept with a draft, so that it makes way for the next all the same */
  filled: jobFormSchema.partial().default({}),
  /** what of a prompt AI made nothing of, and which skills it added by itself */
  not_used: z
    .object({
      prompt: z.string(),
      phrases: z.array(z.string()),
      added: z.array(z.string()).default([]),
    })
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

/** The skills in the form that no word of the prompt asks for; none once it says something else. */
export function addedSkillsOf({ prompt, not_used, ...job }: CreateJobValues): readonly string[] {
  if (not_used?.prompt !== prompt.trim()) return [];
  const asked = new Set([...job.primary_skills, ...job.secondary_skills, ...job.additional_skills]);
  return not_used.added.filter((skill) => asked.has(skill));
}
