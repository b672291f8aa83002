import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { type JobFormValues, jobFormSchema } from './job-form-values.ts';

const basisSchema = jobFormSchema.pick({
  title: true,
  summary: true,
  mode_of_work: true,
  domain_industry: true,
  primary_skills: true,
  locations: true,
  openings: true,
});
type Basis = z.infer<typeof basisSchema>;

/**
 * The description that was written last, with the fields that it was written from; `basis` is null of one that came with
 * Create with AI, before any full description was generated.
 */
export const writtenDescriptionSchema = z.object({ text: z.string(), basis: basisSchema.nullable() });
export type WrittenDescription = z.infer<typeof writtenDescriptionSchema>;

/** The fields that a description is written from, as they are now. */
export function basisOf(values: Basis): Basis {
  const { mode_of_work, domain_industry, primary_skills, locations, openings } = values;
  const [title, summary] = [values.title.trim(), values.summary.trim()];
  return { title, summary, mode_of_work, domain_industry, primary_skills, locations, openings };
}

/**
 * How the description stands to its fields: 'none' is generated yet (or it was emptied again), the fields have 'changed'
 * since it was written, or it is 'current'.
 */
export function descriptionState(
  values: JobFormValues,
  written: WrittenDescription | null,
): 'none' | 'changed' | 'current' {
  const basis = written?.basis ?? null;
  if (basis === null || values.description.trim() === '') return 'none';
  return JSON.stringify(basisOf(values)) === JSON.stringify(basis) ? 'current' : 'changed';
}

/** Whether somebody has typed or changed the description by hand. */
export function isOwnDescription(values: JobFormValues, written: WrittenDescription | null): boolean {
  const text = values.description.trim();
  return text !== '' && text !== written?.text.trim();
}

/** What a description cannot be written without and is missing, by its label. */
export function missingForDescription(values: Basis): string[] {
  const least = limits.aiDescription;
  const needed: [label: string, isThere: boolean][] = [
    ['Job Title', values.title.trim() !== ''],
    ['Summary', values.summary.trim().length >= least.summary],
    ['Mode of Work', values.mode_of_work !== null],
    ['Domain Industry', values.domain_industry !== null],
    [`Primary Skills (at least ${least.primarySkills})`, values.primary_skills.length >= least.primarySkills],
    [`Locations (at least ${least.locations})`, values.locations.length >= least.locations],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([label]) => label);
}
