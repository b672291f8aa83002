import { z } from 'zod';
import { candidateSchema } from './candidates.ts';
import { idParams, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
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
  /** null with a newer resume of a submission from before this was kept */
  fields: SentFields | null;
  /** as the sender called the resume: who else has sent the same file may call it otherwise */
  file_name: string;
}

/** The own submission that stands in the way of the same one, where a newer resume can be handed in with it. */
export const openSubmissionSchema = z.object({ submission_id: z.uuid() });

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
      /** the last one that the company sent with it */
      resume: z.object({ file_name: z.string(), mime_type: z.string(), size_bytes: z.int() }).nullable(),
      /** when a newer one than the first was handed in, and by whom; null for none */
      handed_in: z.object({ at: instantSchema, by_name: z.string().nullable() }).nullable(),
      /** what the company asked HR to correct and HR marked as done, the first one first; `answer`: what HR says of it */
      corrected: z.array(
        z.object({ text: z.string().nullable(), answer: z.string().nullable(), answered_at: instantSchema }),
      ),
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
  handIn: defineRoute({
    method: 'post',
    path: '/api/submissions/{id}/resume',
    tag: 'Submissions',
    summary: "Hand in a newer resume with a submission of the vendor's own company that is still open",
    permission: 'submission.hand_in',
    params: idParams,
    body: z.object({
      resume_text: z.string().max(limits.resume.maxTextLength).default(''),
      /** refuse one that names somebody else than was submitted, as `conflict` with whom it names (`resumePersonSchema`) */
      same_person_only: z.boolean().default(false),
    }),
    files: ['resume'],
    output: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
    idempotent: true,
  }),
};
