import { z } from 'zod';
import { addDays, daysBetween } from '#contract/dates.ts';
import { BLANK_CANDIDATE, candidateFormSchema } from './candidate-form-values.ts';
import { filledSchema, isUntouched } from './filled-fields.ts';
import { isSameCandidate } from './same-candidate.ts';

/** A new candidate as far as they were entered. The resume's file is too large to be kept: only its name is. */
export const candidateDraftSchema = z.object({
  values: candidateFormSchema,
  /** the job that the screen was opened for, if any, and the one that is chosen */
  openedFor: z.string().nullable(),
  jobId: z.string().nullable(),
  fileName: z.string().nullable(),
  filled: filledSchema,
  /** the day (YYYY-MM-DD) on which it was entered */
  day: z.string(),
});
export type CandidateDraft = z.infer<typeof candidateDraftSchema>;

/** Whether nothing has been entered. */
export function isBlankDraft({ values, openedFor, jobId, fileName }: CandidateDraft): boolean {
  return jobId === openedFor && fileName === null && isSameCandidate(BLANK_CANDIDATE, values);
}

/**
 * A draft as it stands on a later day, for a screen that is opened for a job (or for none): the job that somebody comes
 * from counts more than one that was chosen on another occasion, and a joining date that was reckoned from a notice
 * period moves along with the days.
 */
export function renewDraft(draft: CandidateDraft, today: string, openedFor: string | null): CandidateDraft {
  const jobId = openedFor === null || openedFor === draft.openedFor ? draft.jobId : openedFor;
  const { joining_date: date } = draft.values;
  const renewed = { ...draft, jobId, openedFor, day: today };
  if (date === null || !isUntouched(draft.filled, 'joining_date', draft.values)) return renewed;
  const joining = { joining_date: addDays(date, Math.max(daysBetween(draft.day, today), 0)) };
  return {
    ...renewed,
    values: { ...draft.values, ...joining },
    filled: { ...draft.filled, values: { ...draft.filled.values, ...joining } },
  };
}
