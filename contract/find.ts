import { z } from 'zod';
import { pageQuery } from './fields.ts';
import { jobSchema } from './jobs.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { submissionSchema } from './submissions.ts';
import { readList } from './candidate-filters.ts';

const foundJobSchema = jobSchema.pick({ id: true, jd_id: true, title: true, location: true, status: true });
export type FoundJob = z.infer<typeof foundJobSchema>;

const foundCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  current_position: z.string().nullable(),
});
export type FoundCandidate = z.infer<typeof foundCandidateSchema>;

const foundSubmissionSchema = submissionSchema.pick({
  id: true,
  candidate_name: true,
  jd_id: true,
  title: true,
  status: true,
});
export type FoundSubmission = z.infer<typeof foundSubmissionSchema>;

const foundByFactsSchema = z.object({
  skills: z.array(z.string()),
  cities: z.array(z.string()),
  /** counted up to `limits.counted` and one more */
  total: z.number().int(),
});
export type FoundByFacts = z.infer<typeof foundByFactsSchema>;

/** Ids of records in one parameter, separated by commas. */
const idsSchema = z
  .string()
  .max(2000)
  .default('')
  .transform(readList)
  .pipe(z.array(z.uuid()).max(limits.find.seen));

export const findRoutes = {
  records: defineRoute({
    method: 'get',
    path: '/api/records',
    tag: 'Finding',
    summary:
      'A few jobs and people whom the reader may see: by any part of a name, e-mail, phone or JD id, or by their ids; and how many people have the skills and live in the city that it names',
    permission: 'record.find',
    query: z.object({
      search: pageQuery.search,
      /** of jobs and candidates, in the place of a search; those that are gone or not to be seen are left out */
      ids: idsSchema,
    }),
    output: z.object({
      jobs: z.array(foundJobSchema),
      /** for those only who may list candidates */
      candidates: z.array(foundCandidateSchema),
      /** whom the list of candidates finds by the skills and cities that the search names; null where it names none, or finds nobody */
      by_facts: foundByFactsSchema.nullable(),
      /** for a vendor only: of its own company, in the place of candidates */
      submissions: z.array(foundSubmissionSchema),
    }),
  }),
};
