import { z } from 'zod';
import { candidateStatusSchema } from './candidate-status.ts';
import { instantSchema, pageOf, pageQuery, rupeesSchema } from './fields.ts';
import { limits } from './limits.ts';
import { submissionTypeSchema } from './options.ts';
import { defineRoute } from './route.ts';

export const candidateCanSchema = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  read_resume: z.boolean(),
});

const candidateListItemSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  experience_years: z.int(),
  skills: z.array(z.string()),
  current_ctc: z.int().nullable(),
  expected_ctc: z.int().nullable(),
  /** calendar days, negative when overdue */
  days_to_join: z.int().nullable(),
  assignments: z.array(z.object({ job_id: z.uuid(), jd_id: z.string(), title: z.string() })),
  created_at: instantSchema,
  can: candidateCanSchema,
});
export type CandidateListItem = z.infer<typeof candidateListItemSchema>;

export const CANDIDATE_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'experience',
  '-experience',
  'expected_ctc',
  '-expected_ctc',
  'joining',
  '-joining',
] as const;

/** When somebody can join: at once (or the day has passed), within so many days, or nobody knows. */
export const JOINING_FILTERS = ['immediate', '15', '30', '60', '90', 'unknown'] as const;
export type JoiningFilter = (typeof JOINING_FILTERS)[number];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** Several values in one parameter of an address: separated by commas, a comma of a value behind a backslash. */
export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** The values that `writeList` wrote, trimmed and without blanks. */
export function readList(text: string): string[] {
  const values = text.match(/(?:\\.|[^\\,])+/gs) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gs, '$1').trim()).filter(Boolean);
}

const MOST_VALUES = 30;
const listOf = <T extends z.ZodType<unknown, string>>(value: T) =>
  z.string().max(2000).default('').transform(readList).pipe(z.array(value).max(MOST_VALUES));

const years = z.coerce.number().int().min(limits.experienceYears.min).max(limits.experienceYears.max);
const rupees = z.coerce.number().pipe(rupeesSchema);

/** What narrows the list down; each of them must hold. */
export const candidateFilters = {
  search: pageQuery.search,
  /** without regard to case */
  skills: listOf(z.string().max(limits.skills.nameLength)),
  skills_match: z.enum(['all', 'any']).default('all'),
  /** current city, any of them, under their other names too */
  cities: listOf(z.string().max(limits.shortText.max)),
  experience_min: years.optional(),
  experience_max: years.optional(),
  /** expected, in whole rupees a year */
  ctc_min: rupees.optional(),
  ctc_max: rupees.optional(),
  joining: z.enum(JOINING_FILTERS).optional(),
  /** any of them, in any job; in the job that is asked for when there is one */
  status: listOf(candidateStatusSchema),
  /** who brought the person */
  source: submissionTypeSchema.optional(),
  /** the vendor company that brought the person; passed over for whoever may not read the ledger */
  company: z.string().trim().max(limits.shortText.max).default(''),
  job_id: z.uuid().optional(),
};

/** Candidates chosen one by one. Without it all are meant; a list of none, from a program that chose nobody, is refused. */
const chosenIds = z
  .string()
  .max(40 * limits.exportChosen)
  .transform(readList)
  .pipe(z.array(z.uuid()).min(1).max(limits.exportChosen))
  .optional();

const sort = z.enum(CANDIDATE_SORTS).default('newest');

export const candidateListRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/candidates',
    tag: 'Candidates',
    summary: 'All candidates, searched by name or e-mail, filtered and sorted',
    permission: 'candidate.list',
    query: z.object({ ...pageQuery, ...candidateFilters, sort }),
    output: pageOf(candidateListItemSchema).extend({
      /** when asked by stage: in how many assignments these people stand there, as the dashboard counts */
      assignments: z.int().optional(),
    }),
  }),
  filterOptions: defineRoute({
    method: 'get',
    path: '/api/candidates/filter-options',
    tag: 'Candidates',
    summary: 'What the list can be filtered by: skills, the most frequent first, cities and vendor companies',
    permission: 'candidate.list',
    output: z.object({
      skills: z.array(z.string()),
      cities: z.array(z.string()),
      /** none for whoever may not read the ledger */
      companies: z.array(z.string()),
    }),
  }),
  export: defineRoute({
    method: 'get',
    path: '/api/candidates/export',
    tag: 'Candidates',
    summary:
      'Every candidate that the filters leave, or of them those with the ids, as a spreadsheet; written down in the audit log',
    permission: 'candidate.export',
    query: z.object({
      ...candidateFilters,
      ids: chosenIds,
      sort,
      format: z.enum(EXPORT_FORMATS).default('xlsx'),
    }),
    output: 'file',
  }),
};
