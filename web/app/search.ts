import { z } from 'zod';
import { auditSearchFilters } from '#contract/audit-filters.ts';
import { candidateStatusSchema, STAGES } from '#contract/candidate-status.ts';
import { pageQuery } from '#contract/fields.ts';
import { jobFilters } from '#contract/job-filters.ts';
import { limits } from '#contract/limits.ts';
import { submissionTypeSchema } from '#contract/options.ts';
import { roleSchema } from '#contract/roles.ts';
import {
  CANDIDATE_SORTS,
  JOB_SORTS,
  SUBMISSION_SORTS,
  SUBMITTED_WORDS,
  USER_STATUSES,
  VECTOR_STATUSES,
} from '#contract/list-words.ts';
import { candidateFilters, writeList } from '#contract/candidate-filters.ts';
import { WAITING_WORDS } from '#contract/waiting.ts';
import { periodSchema, yearSchema } from '#contract/executive-period.ts';

/** What each screen keeps in its address; what is not understood there counts as not given. */
const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((typed) => typed || undefined)
    .optional()
    .catch(undefined);
const text = textUpTo(limits.search.max);
/** of a list, counted from 1, as far as the API counts */
const page = pageQuery.page.catch(undefined);

/** The filters of a list as its API takes them; their names stand there alone, as this is part of each first load. */
const lenient = <Shape extends Record<string, z.ZodType>>(filters: Shape) =>
  Object.fromEntries(Object.entries(filters).map(([name, schema]) => [name, schema.catch(undefined)])) as {
    [Name in keyof Shape]: z.ZodCatch<Shape[Name]>;
  };

export const authSearch = z.object({
  /** the page to return to after signing in */
  redirect: z.string().optional().catch(undefined),
});

export const dashboardSearch = z.object({
  /** Get Started, whatever of it is done; when not given, in a new installation as long as something is left to do */
  guide: z.enum(['shown']).optional().catch(undefined),
  page,
});

export const executiveSearch = z.object({
  /** the last 12 months when not given */
  period: periodSchema.optional().catch(undefined),
  source: submissionTypeSchema.optional().catch(undefined),
  /** a vendor company */
  company: text,
  /** of the hiring plan; the present one when not given */
  year: yearSchema.optional().catch(undefined),
});

export const auditSearch = z.object({
  search: auditSearchFilters.search.transform((typed) => typed || undefined).catch(undefined),
  person: auditSearchFilters.person.catch(undefined),
  /** the log's screen knows which deeds there are */
  action: text,
  record_type: text,
  record_id: text,
  from: auditSearchFilters.from.catch(undefined),
  to: auditSearchFilters.to.catch(undefined),
});

export const jobsSearch = z.object({
  search: text,
  ...lenient(jobFilters),
  sort: z.enum(JOB_SORTS).optional().catch(undefined),
  page,
});

export const createJobSearch = z.object({
  /** by AI first when not given, unless a kept draft is further on */
  tab: z.enum(['ai-create', 'manual-entry']).optional().catch(undefined),
});

export const jobCandidatesSearch = z.object({
  /** the pipeline's tab; Top Matches when not given */
  tab: z.enum(STAGES).optional().catch(undefined),
  /** a list behind tabs when not given */
  view: z.enum(['board']).optional().catch(undefined),
  /** a name, e-mail address, phone or skill of the job's people */
  search: text,
  /** those who have stood in their status for more days than that */
  waiting_over: z.enum(WAITING_WORDS).optional().catch(undefined),
  /** those of whom nothing is decided yet */
  only: z.enum(['undecided']).optional().catch(undefined),
});

/** of a list, checked, written as it stands in the address again */
const list = (values: z.ZodType<string[], string | undefined>) =>
  values
    .transform((checked) => writeList(checked) || undefined)
    .catch(undefined)
    .optional();

const {
  skills,
  cities,
  found_through,
  status,
  search: _search,
  employment: _employment,
  resume: _resume,
  company: _company,
  ...plain
} = candidateFilters;

export const candidatesSearch = z.object({
  ...lenient(plain),
  search: text,
  skills: list(skills),
  skills_match: z.enum(['any']).optional().catch(undefined),
  cities: list(cities),
  employment: text,
  resume: textUpTo(limits.resumeQuery.max),
  found_through: list(found_through),
  status: list(status),
  company: text,
  sort: z.enum(CANDIDATE_SORTS).optional().catch(undefined),
  page,
});

export const candidateSearch = z.object({
  /** what the list was asked for in resumes that the person was opened from */
  resume: textUpTo(limits.resumeQuery.max),
});

export const intakeSearch = z.object({
  /** the batch that is looked at; all of mine when not given */
  batch: z.uuid().optional().catch(undefined),
  /** the job from which one comes, into which they go unless another is chosen */
  jobId: z.uuid().optional().catch(undefined),
});

export const createCandidateSearch = z.object({ jobId: z.uuid().optional().catch(undefined) });

export const submissionsSearch = z.object({
  /** for HR; Submissions when not given */
  tab: z.enum(['refused']).optional().catch(undefined),
  search: text,
  status: candidateStatusSchema.optional().catch(undefined),
  /** since when; all when not given */
  submitted: z.enum(SUBMITTED_WORDS).optional().catch(undefined),
  /** for HR, those with a newer resume that waits to be looked at */
  resume: z.enum(['newer']).optional().catch(undefined),
  /** for who submits, what somebody else changed since the last look */
  unseen: z.enum(['only']).optional().catch(undefined),
  sort: z.enum(SUBMISSION_SORTS).optional().catch(undefined),
  page,
});

export const settingsSearch = z.object({
  /** of the users */
  search: text,
  role: roleSchema.optional().catch(undefined),
  company: text,
  status: z.enum(USER_STATUSES).optional().catch(undefined),
  page,
});

export const vectorsSearch = z.object({
  /** Candidates when not given */
  tab: z.enum(['jobs', 'legacy']).optional().catch(undefined),
  search: text,
  status: z.enum(VECTOR_STATUSES).optional().catch(undefined),
  page,
});

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
