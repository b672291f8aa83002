import { formatPhone } from '#contract/phone.ts';
import { savedText } from '#web/lib/saved-text.ts';
import { BLANK_CANDIDATE, type CandidateFormValues, toCandidateInput } from './candidate-form-values.ts';

const FIELDS = Object.keys(BLANK_CANDIDATE) as (keyof CandidateFormValues)[];

/** What would be saved of a filling of the form. */
export function savedCandidate(values: CandidateFormValues) {
  const input = toCandidateInput(values);
  return {
    ...input,
    phone: formatPhone(values.phone.trim()),
    experience_years: input.experience_years ?? 0,
  };
}

/** Whether two fillings of the form would be saved as the same candidate. */
export function isSameCandidate(one: CandidateFormValues, other: CandidateFormValues): boolean {
  const [first, second] = [savedCandidate(one), savedCandidate(other)];
  return FIELDS.every((field) => savedText(first[field]) === savedText(second[field]));
}
