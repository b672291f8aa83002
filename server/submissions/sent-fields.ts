import { type SentFields, sentFieldsSchema } from '#contract/sent-submissions.ts';
import { keptFields } from '../candidates/candidate-fields.ts';
import type { Submitted } from './submitted.ts';

/** What is kept of a vendor's form as it was sent: what stands in its fields, without the resume's text. */
export function sentFields(entered: Submitted['entered']): SentFields {
  return sentFieldsSchema.parse(keptFields(entered));
}
