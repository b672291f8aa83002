import type { CandidateFormValues } from './candidate-form-values.ts';
import { mergeCandidate } from './merge-candidate.ts';

/** What stands in one field, as it is shown. */
interface Difference {
  label: string;
  /** '' for nothing */
  stored: string;
  entered: string;
}

/** The fields in which what was entered differs from what is stored; blank ones say nothing. */
export function notTakenOver(stored: CandidateFormValues, entered: CandidateFormValues): Difference[] {
  return mergeCandidate(entered, stored, entered)
    .taken.map(({ label, text }) => ({ label, stored: text(stored), entered: text(entered) }))
    .filter((field) => field.entered !== '');
}
