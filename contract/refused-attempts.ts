import { z } from 'zod';
import { attemptMatch } from './attempt-match.ts';
import { instantSchema, pageOf, pageQuery } from './fields.ts';
import { ownerSchema } from './owner.ts';
import { defineRoute } from './route.ts';

/** A vendor company's submission of a person that was refused, as the person was known. */
const refusedAttemptSchema = z.object({
  id: z.uuid(),
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  company_name: z.string(),
  submitted_by_name: z.string().nullable(),
  submitted_at: instantSchema,
  ...attemptMatch,
  /** another company that owned the person that day, and its last day; null for somebody whom we know otherwise */
  owner: ownerSchema,
});
export type RefusedAttempt = z.infer<typeof refusedAttemptSchema>;

export const refusedAttemptRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/submissions/refused',
    tag: 'Submissions',
    summary: 'What vendor companies tried to submit and was refused, as the person was known, newest first',
    permission: 'submission.ledger',
    query: z.object(pageQuery),
    output: pageOf(refusedAttemptSchema),
  }),
  countLately: defineRoute({
    method: 'get',
    path: '/api/submissions/refused/recent',
    tag: 'Submissions',
    summary: 'How many submissions of vendor companies were refused lately',
    permission: 'submission.ledger',
    output: z.object({
      /** of the last `days`, as lists are counted */
      count: z.int(),
      days: z.int(),
    }),
  }),
};
