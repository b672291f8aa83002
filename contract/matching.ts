import { z } from 'zod';
import { elsewhereSchema, matchReasonsSchema } from './assignments.ts';
import { idParams } from './fields.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

const numbers = z.array(z.number()).length(limits.vectorLength);

/** A vector as the specification writes it, "[0.1,0.2]", or as a list. */
const vectorSchema = z.union([
  numbers,
  z
    .string()
    .max(60_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Write the vector as a bracketed list of numbers.' });
        return z.NEVER;
      }
    })
    .pipe(numbers),
]);

/** As many of those who match a job are told at once. */
export const MOST_MATCHING = 50;

/** How many are looked for unless told otherwise, and how near they must be: a share of 1 of the calibrated score. */
const SIMILAR_DEFAULTS = { threshold: 0.7, count: 10 } as const;

const person = {
  name: z.string(),
  email: z.string(),
  current_position: z.string().nullable(),
  current_company: z.string().nullable(),
  current_city: z.string().nullable(),
  experience_years: z.int(),
  skills: z.array(z.string()),
};

const similarCandidateSchema = z.object({
  id: z.uuid(),
  candidate_id: z.uuid(),
  ...person,
  /** the calibrated score ÷ 100 */
  similarity: z.number(),
});

/** Somebody of the whole database who fits a job and is not in it yet. */
const matchingCandidateSchema = z.object({
  id: z.uuid(),
  ...person,
  /** whole rupees a year */
  expected_ctc: z.int().nullable(),
  days_to_join: z.int().nullable(),
  /** 0-100 */
  match_similarity: z.int(),
  match_reasons: matchReasonsSchema,
  /** what tells most first, of equals the newest */
  elsewhere: z.array(elsewhereSchema),
});
export type MatchingCandidate = z.infer<typeof matchingCandidateSchema>;

export const matchingRoutes = {
  searchSimilar: defineRoute({
    method: 'post',
    path: '/api/rpc/search_similar_candidates',
    tag: 'Functions',
    summary: 'The candidates whose vectors are nearest to one, the nearest first',
    permission: 'candidate.list',
    body: z.object({
      query_vector: vectorSchema,
      match_threshold: z.number().min(0).max(1).default(SIMILAR_DEFAULTS.threshold),
      match_count: z.int().min(1).max(limits.list.maxLimit).default(SIMILAR_DEFAULTS.count),
    }),
    output: z.array(similarCandidateSchema),
  }),
  findMatching: defineRoute({
    method: 'get',
    path: '/api/jobs/{id}/matching-candidates',
    tag: 'Assignments',
    summary:
      'The best of all candidates who are not in the job yet, with reasons, best first; those who joined another job last',
    permission: 'assignment.create',
    params: idParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(MOST_MATCHING).default(limits.assignSearch),
    }),
    output: z.object({
      items: z.array(matchingCandidateSchema),
      /** how many candidates who are not in the job were looked at, those listed included */
      looked_at: z.int(),
      /** how many candidates have a resume without a vector, and so could not be found */
      not_searched: z.int(),
      /** how many could not be found as they have no resume, from which a vector would be made */
      no_resume: z.int(),
    }),
    errors: ['not_found', 'conflict'],
  }),
};
