import { CANDIDATE_FACTS } from '#contract/candidate-facts.ts';
import { formatPhone } from '#contract/phone.ts';
import { comparing } from '#web/lib/merge.ts';
import { toCandidateInput, type CandidateFormValues } from './candidate-form-values.ts';

/**
 * `isSameCandidate`: whether two fillings of the form would be saved as the same candidate. `mergeCandidate`: two
 * people's changes to the same candidate, field by field.
 */
export const { isSame: isSameCandidate, merge: mergeCandidate } = comparing<CandidateFormValues>(
  CANDIDATE_FACTS,
  (values) => {
    const input = toCandidateInput(values);
    return {
      ...input,
      phone: formatPhone(values.phone.trim()),
      experience_years: input.experience_years ?? 0,
    };
  },
);
