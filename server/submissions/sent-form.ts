import { type Sent, sentFieldsSchema } from '#contract/sent-submissions.ts';
import { keptFields } from '../candidates/candidate-fields.ts';
import type { Submitted } from './submitted.ts';

/** What is kept of a vendor's form as it was sent: what stands in its fields, without the resume's text, and the resume's name. */
export function sentForm(entered: Submitted['entered'], file_name: string): Sent {
  return { fields: sentFieldsSchema.parse(keptFields(entered)), file_name };
}
