import { z } from 'zod';
import { STAGES } from '#contract/candidate-status.ts';
import { CANDIDATE_SORTS } from '#contract/candidates.ts';
import { jobStatusSchema } from '#contract/job-status.ts';
import { JOB_SORTS } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';

/** What each screen keeps in its address; what is not understood there counts as not given. */
const text = z.string().trim().max(limits.search.max).optional().catch(undefined);

export const authSearch = z.object({
  /** the page to return to after signing in */
  redirect: z.string().optional().catch(undefined),
});

export const setupSearch = z.object({ token: z.string().catch('') });

export const dashboardSearch = z.object({
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});

export const jobsSearch = z.object({
  search: text,
  status: jobStatusSchema.optional().catch(undefined),
  sort: z.enum(JOB_SORTS).optional().catch(undefined),
});

export const jobCandidatesSearch = z.object({
  /** the pipeline's tab; Top Matches when not given */
  tab: z.enum(STAGES).optional().catch(undefined),
});

export const candidatesSearch = z.object({
  search: text,
  sort: z.enum(CANDIDATE_SORTS).optional().catch(undefined),
});

export const createCandidateSearch = z.object({ jobId: z.uuid().optional().catch(undefined) });

/** An address's query as plain texts, so that "?search=123" stays a text and addresses stay readable. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** The query of an address, with its question mark; blank values are left out. */
export function stringifySearch(search: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
