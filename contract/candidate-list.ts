import { z } from 'zod';
import { daySchema, instantSchema, pageOf, pageQuery } from './fields.ts';
import { limits } from './limits.ts';
import { LOST_REASONS } from './lost-reasons.ts';
import { defineRoute } from './route.ts';
import { candidateStatusSchema } from './candidate-status.ts';
import { CANDIDATE_SORTS } from './list-words.ts';
import { candidateFilters, readList } from './candidate-filters.ts';

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
  /** those by which the list was asked for before the others */
  skills: z.array(z.string()),
  current_ctc: z.int().nullable(),
  expected_ctc: z.int().nullable(),
  /** calendar days, negative when overdue */
  days_to_join: z.int().nullable(),
  joining_date: daySchema.nullable(),
  /** the joining date that was agreed with an open offer, the earliest of several; null for none */
  agreed_on: daySchema.nullable(),
  /**
   * those that the list was asked for by status, job, waiting or what was reached first, then as `furthestFirst` has them;
   * sorted by waiting, the longest wait first
   */
  assignments: z.array(
    z.object({
      job_id: z.uuid(),
      jd_id: z.string(),
      title: z.string(),
      status: candidateStatusSchema,
      /** calendar days since the status last changed, where something is still to be decided; else null */
      days_waiting: z.int().nullable(),
      /** whether the job is on hold: who waits there waits for it to be resumed */
      is_job_on_hold: z.boolean(),
      /** when somebody who has an offer joins, or joined who has (YYYY-MM-DD); null when nobody has said, and for all others */
      joining_on: daySchema.nullable(),
      /** of somebody who is lost there, the main reason, if one was chosen */
      lost_reason: z.enum(LOST_REASONS).nullable(),
      /** the name of whoever is in charge of the job; null when it is HR's */
      in_charge: z.string().nullable(),
    }),
  ),
  created_at: instantSchema,
  /**
   * when asked by what resumes say: the place in the newest resume where most of it stands, in pieces, of which every
   * second one (from the second) is what was asked for
   */
  resume_says: z.array(z.string()).optional(),
  can: candidateCanSchema,
});
export type CandidateListItem = z.infer<typeof candidateListItemSchema>;

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** Candidates chosen one by one. Without it all are meant; a list of none, from a program that chose nobody, is refused. */
const chosenIds = z
  .string()
  .max(40 * limits.exportChosen)
  .transform(readList)
  .pipe(z.array(z.uuid()).min(1).max(limits.exportChosen))
  .optional();

const sort = z.enum(CANDIDATE_SORTS).default('newest');
const format = z.enum(EXPORT_FORMATS).default('xlsx');

export const candidateListRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/candidates',
    tag: 'Candidates',
    summary: 'All candidates, searched by name, e-mail or phone, filtered and sorted',
    permission: 'candidate.list',
    query: z.object({ ...pageQuery, ...candidateFilters, sort }),
    output: pageOf(candidateListItemSchema).extend({
      /** when asked by stage or waiting: in how many assignments these people stand there, as the dashboard counts */
      assignments: z.int().optional(),
      /** when asked by what was reached, and by nothing of the people: how many more such assignments are deleted since */
      deleted: z.int().optional(),
    }),
  }),
  filterOptions: defineRoute({
    method: 'get',
    path: '/api/candidates/filter-options',
    tag: 'Candidates',
    summary:
      'What the list can be filtered by: skills, the most frequent first, cities, vendor companies, and who puts people into jobs',
    permission: 'candidate.list',
    output: z.object({
      skills: z.array(z.string()),
      cities: z.array(z.string()),
      /** none for whoever may not read the ledger */
      companies: z.array(z.string()),
      /** likewise; by name */
      recruiters: z.array(z.object({ id: z.uuid(), name: z.string() })),
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
      format,
    }),
    output: 'file',
  }),
  exportChosen: defineRoute({
    method: 'post',
    path: '/api/candidates/export',
    tag: 'Candidates',
    summary:
      'The candidates with the ids, more than an address holds, as a spreadsheet; written down likewise',
    permission: 'candidate.export',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.chosenAtOnce), sort, format }),
    output: 'file',
  }),
};
