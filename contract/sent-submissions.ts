import { z } from 'zod';
import { candidateSchema } from './candidates.ts';
import { idParams, instantSchema } from './fields.ts';
import { resumeFileQuery } from './resumes.ts';
import { defineRoute } from './route.ts';

/** What a vendor entered of a person, as it was sent; what HR has changed since is not in it. */
export const sentFieldsSchema = candidateSchema.pick({
  name: true,
  email: true,
  phone: true,
  current_city: true,
  experience_years: true,
  relevant_experience_years: true,
  current_position: true,
  current_company: true,
  preferred_location: true,
  skills: true,
  current_ctc: true,
  expected_ctc: true,
  joining_date: true,
  offer_in_hand: true,
  offer_ctc: true,
  offer_joining_date: true,
  recommendation_reason: true,
  remarks: true,
  found_through: true,
  referred_by: true,
});
export type SentFields = z.infer<typeof sentFieldsSchema>;

/** What is kept of a vendor's submission as it was sent. */
export interface Sent {
  fields: SentFields;
  /** as the sender called the resume: who else has sent the same file may call it otherwise */
  file_name: string;
}

export const sentSubmissionRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/submissions/{id}/sent',
    tag: 'Submissions',
    summary: "What a vendor's submission said of the person, and the resume that came with it",
    permission: 'submission.list',
    params: idParams,
    output: z.object({
      submitted_at: instantSchema,
      submitted_by_name: z.string().nullable(),
      /** null for one of before this was kept */
      fields: sentFieldsSchema.nullable(),
      resume: z.object({ file_name: z.string(), mime_type: z.string(), size_bytes: z.int() }).nullable(),
    }),
    errors: ['not_found'],
  }),
  readResume: defineRoute({
    method: 'get',
    path: '/api/submissions/{id}/sent/resume',
    tag: 'Submissions',
    summary: "The resume that came with a vendor's submission; `download=1` saves it",
    permission: 'submission.list',
    params: idParams,
    query: resumeFileQuery,
    output: 'file',
    errors: ['not_found'],
  }),
};
