import type { z } from 'zod';
import type { jobCreateSchema, jobUpdateSchema } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { cleanList } from '#contract/text.ts';
import { AppError } from '../core/errors.ts';
import type { JobColumns } from './jobs.repo.ts';

type Entered = Omit<
  z.output<typeof jobCreateSchema> | z.output<typeof jobUpdateSchema>,
  'ctc_min' | 'ctc_max' | 'openings'
>;

/** What was entered of a job, as its columns: lists without blanks and repeats. Budget and openings are handled apart. */
export function jobColumns(entered: Entered): Omit<JobColumns, 'ctc_min' | 'ctc_max' | 'openings'> {
  return {
    title: entered.title,
    summary: entered.summary,
    description: entered.description,
    requirements: entered.requirements,
    locations: cleanList(entered.locations),
    experience_min: entered.experience_min,
    experience_max: entered.experience_max,
    primary_skills: cleanList(entered.primary_skills),
    secondary_skills: cleanList(entered.secondary_skills),
    additional_skills: cleanList(entered.additional_skills),
    mode_of_work: entered.mode_of_work,
    domain_industry: entered.domain_industry,
    joining_date: entered.joining_date,
    department: entered.department,
  };
}

/** Throws `invalid_input` for a joining date before today; one that was there already is left alone. */
export function checkJoiningDate(date: string | null, former: string | null, today: string): void {
  if (date === null || date === former || date >= today) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { joining_date: messages.job.dateInPast },
  });
}
