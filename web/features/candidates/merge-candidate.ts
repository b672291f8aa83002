import { CANDIDATE_FACTS } from '#contract/candidate-facts.ts';
import { comparing } from '#web/lib/merge.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';
import { savedCandidate } from './same-candidate.ts';

/** Two people's changes to the same candidate, field by field. */
export const { merge: mergeCandidate } = comparing<CandidateFormValues>(CANDIDATE_FACTS, savedCandidate);
