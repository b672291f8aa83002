import { z } from 'zod';
import { matchReasonsSchema, namedElsewhereSchema } from './assignments.ts';
import { readList } from './candidate-filters.ts';
import { idParams } from './fields.ts';
import { limits } from './limits.ts';
import { ownerSchema } from './owner.ts';
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

/**
 * What those who match a job can be narrowed down to, in the order in which it is offered; each of them must hold. Whose
 * expected CTC is not known may fit a budget; whose city or days to join are not known is left out.
 */
export const MATCHING_FITS = ['within_budget', 'in_city', 'joins_soon', 'free_of_offers'] as const;
export type MatchingFit = (typeof MATCHING_FITS)[number];

/** The cities in which somebody must be, or want to be, for a job; none where one works from anywhere. */
export function citiesToBeIn(job: {
  locations: readonly string[];
  mode_of_work: string | null;
}): readonly string[] {
  return job.mode_of_work === 'remote' ? [] : job.locations;
}

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

/** Somebody of the whole database who matches a job and is not in it yet. */
const matchingCandidateSchema = z.object({
  id: z.uuid(),
  ...person,
  /** whole rupees a year */
  expected_ctc: z.int().nullable(),
  days_to_join: z.int().nullable(),
  /** in their own words, and what `in_city` counts beside the city */
  preferred_location: z.string().nullable(),
  /** 0-100 */
  match_similarity: z.int(),
  match_reasons: matchReasonsSchema,
  /** what tells most first, of equals the newest */
  elsewhere: z.array(namedElsewhereSchema),
  owner: ownerSchema,
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
      /** whom it is narrowed down to; what the job says nothing of, or the reader may not know, is passed over */
      fits: z
        .string()
        .max(200)
        .default('')
        .transform(readList)
        .pipe(z.array(z.enum(MATCHING_FITS))),
    }),
    output: z.object({
      items: z.array(matchingCandidateSchema),
      /** how many candidates who are not in the job were looked at, those listed included */
      looked_at: z.int(),
      /** how many of those fit what it is narrowed down to; all without it */
      fitting: z.int(),
      /** how many candidates have a resume without a vector, and so could not be found */
      not_searched: z.int(),
      /** how many could not be found as they have no resume, from which a vector would be made */
      no_resume: z.int(),
    }),
    errors: ['not_found', 'conflict'],
  }),
};
