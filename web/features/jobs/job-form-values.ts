import { z } from 'zod';
import { jobStatusSchema } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import type { Job } from '#contract/jobs.ts';
import { industrySchema, workModeSchema } from '#contract/options.ts';
import { joiningDay } from './joining-date.ts';

const jobForm = {
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  requirements: z.string(),
  locations: z.array(z.string()),
  /** years as they are typed */
  experience_min: z.string(),
  experience_max: z.string(),
  /** whole rupees a year */
  ctc_min: z.number().nullable(),
  ctc_max: z.number().nullable(),
  primary_skills: z.array(z.string()),
  secondary_skills: z.array(z.string()),
  additional_skills: z.array(z.string()),
  mode_of_work: workModeSchema.nullable(),
  domain_industry: industrySchema.nullable(),
  /** a day, or IMMEDIATE */
  joining_date: z.string().nullable(),
  department: z.string(),
  // A draft from before there was one is kept.
  openings: z.number().nullable().catch(null),
};

/** The shape of what the job form holds while it is filled in, right or wrong; for reading a draft back. */
export const jobFormSchema = z.object(jobForm);
export type JobFormValues = z.infer<typeof jobFormSchema>;

/** The edit form's: the status as well. */
export const editFormSchema = z.object({ ...jobForm, status: jobStatusSchema });
export type EditFormValues = z.infer<typeof editFormSchema>;

export const BLANK_JOB: JobFormValues = {
  title: '',
  summary: '',
  description: '',
  requirements: '',
  locations: [],
  experience_min: '',
  experience_max: '',
  ctc_min: null,
  ctc_max: null,
  primary_skills: [],
  secondary_skills: [],
  additional_skills: [],
  mode_of_work: null,
  domain_industry: null,
  joining_date: null,
  department: '',
  openings: null,
};

/** Whether nothing has been typed or chosen. */
export function isBlankJob(values: JobFormValues): boolean {
  return (Object.keys(BLANK_JOB) as (keyof JobFormValues)[]).every((field) => {
    const value = values[field];
    return typeof value === 'string'
      ? value.trim() === ''
      : value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** Picked from a list of ten years, or typed up to 50; the last entry has no upper end. */
const OPEN_ENDED = `${limits.experienceYears.pickerMax}+`;
export const EXPERIENCE_OPTIONS = [
  ...Array.from({ length: limits.experienceYears.pickerMax + 1 }, (_, years) =>
    years === 0 ? '0 (Fresher)' : String(years),
  ),
  OPEN_ENDED,
];

/** Years as typed: null when blank or open-ended, not a number when it is no number (the schema then says so). */
function years(typed: string): number | null {
  const text = typed.trim();
  if (text === '' || text === OPEN_ENDED) return null;
  return Number(text.replace(/\s*\(fresher\)$/i, ''));
}

/** The years as the contract's schema takes them. */
export function toYears(values: JobFormValues) {
  const openEnded = [values.experience_min, values.experience_max].some(
    (typed) => typed.trim() === OPEN_ENDED,
  );
  const min = years(values.experience_min);
  return {
    experience_min: min ?? (openEnded ? limits.experienceYears.pickerMax : null),
    experience_max: years(values.experience_max),
  };
}

/** The form's values as the contract's schema takes them on a day (YYYY-MM-DD). */
export function toJobInput(values: JobFormValues, today: string) {
  return { ...values, ...toYears(values), joining_date: joiningDay(values.joining_date, today) };
}

function typedYears(value: number | null, otherwise: string): string {
  if (value === null) return otherwise;
  return value === 0 ? '0 (Fresher)' : String(value);
}

/** A saved job as the edit form's values. */
export function fromJob(job: Job): EditFormValues {
  const openEnded = job.experience_min !== null && job.experience_max === null;
  return {
    status: job.status,
    title: job.title,
    summary: job.summary,
    description: job.description,
    requirements: job.requirements,
    locations: job.locations,
    experience_min: typedYears(job.experience_min, ''),
    experience_max: typedYears(job.experience_max, openEnded ? OPEN_ENDED : ''),
    ctc_min: job.ctc_min ?? null,
    ctc_max: job.ctc_max ?? null,
    primary_skills: job.primary_skills,
    secondary_skills: job.secondary_skills,
    additional_skills: job.additional_skills,
    mode_of_work: job.mode_of_work,
    domain_industry: job.domain_industry,
    joining_date: job.joining_date,
    department: job.department ?? '',
    openings: job.openings,
  };
}
