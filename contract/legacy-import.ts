import { z } from 'zod';
import { candidateStatusSchema } from './candidate-status.ts';
import { defineRoute } from './route.ts';

const LEGACY_KINDS = ['candidates', 'jobs'] as const;
export type LegacyKind = (typeof LEGACY_KINDS)[number];

/** Rows of one file: all that are new go in one transaction, which nobody else should wait for for long. */
export const LEGACY_ROWS: Record<LegacyKind, number> = { candidates: 5000, jobs: 1000 };
/** Records of a file, blank ones with them, beyond which it is not even looked at. */
export const LEGACY_RECORDS = 20_000;
/** Columns of a file, and characters of a cell, beyond which it is no table of people or jobs. */
export const LEGACY_COLUMNS = 200;
export const LEGACY_CELL = 25_000;
/** Bytes of an Excel workbook once it is unpacked: a table of so many rows takes a tenth of it. */
export const LEGACY_WORKBOOK_BYTES = 64 * 1024 * 1024;

/** Why nothing is taken over of a cell that says something. */
export const LEFT_BLANK_REASONS = [
  'range',
  'serving',
  'passed',
  'own_people',
  'of_vendor',
  'no_referral',
] as const;
export type LeftBlankReason = (typeof LEFT_BLANK_REASONS)[number];

/** Jobs, or words of one status or none, that are told by name. */
export const LEGACY_TOLD = 20;

/** Why somebody is not put into the job that the file names. */
export const NOT_ASSIGNED_REASONS = ['unknown', 'several', 'closed'] as const;
export type NotAssignedReason = (typeof NOT_ASSIGNED_REASONS)[number];

const at = z
  .int()
  .min(0)
  .max(LEGACY_COLUMNS - 1);
const fileColumnSchema = z.object({ at: z.int(), name: z.string(), field: z.string().nullable() });
export type FileColumn = z.infer<typeof fileColumnSchema>;

/** What goes with the refusal of a file that lacks a column, so that one of its own can be taken for it. */
export const lackingFileSchema = z.object({ columns: z.array(fileColumnSchema) });

const problemSchema = z.object({ line: z.int(), name: z.string(), message: z.string() });

/** Who is put into the jobs that the file names. */
const intoJobsSchema = z.object({
  /** of the rows that name a job: how many are put into one with which status, and the file's words for it, at most 20 */
  assigned: z.array(z.object({ status: candidateStatusSchema, rows: z.int(), words: z.array(z.string()) })),
  /** the jobs into which they are put, as the product calls them (a former system's JD ids are others); the most frequent, at most 20 */
  into_jobs: z.array(z.object({ job: z.string(), rows: z.int() })),
  /** the jobs that such rows name and into which nobody is put: there is none, or several of that title, or it is closed; the most frequent, at most 20 */
  not_assigned: z.array(z.object({ job: z.string(), reason: z.enum(NOT_ASSIGNED_REASONS), rows: z.int() })),
  /** stages in words that are not known, of which the people stay under review; likewise */
  unknown_stages: z.array(z.object({ stage: z.string(), rows: z.int() })),
});
export type IntoJobs = z.infer<typeof intoJobsSchema>;

const legacyReportSchema = z.object({
  /** rows of the file; those that are here already, those that are new and right, and those with a problem */
  total: z.int(),
  known: z.int(),
  right: z.int(),
  wrong: z.int(),
  /** those that say nothing else than a line before them, which are passed over */
  repeated: z.int(),
  /** what was written: all that is right, or nothing */
  imported: z.int(),
  /** those who are here already of whom the file says what is not known yet, and who were filled in */
  fillable: z.int(),
  filled: z.int(),
  /** of the candidates who came in the first, at most 10 */
  came_in: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** the first of them, at most 100 */
  problems: z.array(problemSchema),
  /** rows with a problem of those who are here already, of which nothing is filled in: the first, at most 100, and how many there are; none where nobody is to be filled in */
  unfilled: z.array(problemSchema),
  unfilled_rows: z.int(),
  /** the columns of the file, counted from 0, and the field for which each is taken; null for what is not taken over */
  columns: z.array(fileColumnSchema),
  /** the columns that the file calls otherwise than the product, and what they were taken for */
  renamed: z.array(z.object({ column: z.string(), taken_for: z.string() })),
  /** the first of the new and right rows as they would be stored, in the columns that were found */
  preview: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  }),
  /** in how many of the new and right rows a column stays blank although its cell holds a range, says that somebody is serving notice, names a day that is over, names the source in the place of a channel, a channel of a vendor's person, or who referred somebody who was found otherwise */
  left_blank: z.array(z.object({ column: z.string(), reason: z.enum(LEFT_BLANK_REASONS), rows: z.int() })),
  /** of the same rows, and of those by which somebody is filled in: cells that cannot be read, or not as a whole, with what stands in them and how it is to be written; the first, at most 100, and how many there are */
  unread: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      column: z.string(),
      written: z.string(),
      message: z.string(),
      /** something of it is taken over: what fits */
      partly: z.boolean(),
    }),
  ),
  unread_cells: z.int(),
  /** of the same rows: channels that the product does not know and keeps as Other, as the file names them, at most 20 */
  taken_as_other: z.array(z.string()),
  /** of the new and right rows */
  ...intoJobsSchema.shape,
  /** the same of rows of candidates who are here already, for sure, of jobs in which they are not and never were; in none, where that is not asked for and nothing is dry */
  of_known: intoJobsSchema,
  /** rows of theirs by which they were put into a job */
  placed: z.int(),
  /** the columns, as the file names them, of which the dates were read with the month first */
  month_first: z.array(z.string()),
  /** the columns, as the file names them, of which the true dates may have the day and the month swapped */
  maybe_swapped: z.array(z.string()),
  /** the columns that are not taken over, as the file names them */
  ignored: z.array(z.string()),
  /** the alphabet that the file was taken to be in: what is not UTF-8 is read as Excel on Windows saves it */
  read_as: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  /** the rows with a problem as CSV, with the column `error`; null without any */
  error_file: z.string().nullable(),
});
export type LegacyReport = z.infer<typeof legacyReportSchema>;

const legacyResumeSchema = z.object({
  /**
   * `known`: the person has a resume already, and keeps it; `unmatched`: it is nobody's; `several`: its e-mail is one
   * person's and its phone another's
   */
  outcome: z.enum(['attached', 'known', 'unmatched', 'several']),
  candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type LegacyResume = z.infer<typeof legacyResumeSchema>;

const permission = 'vector.manage';
const tag = 'Legacy import';
const body = { dry_run: z.boolean().default(true) };

export const legacyImportRoutes = {
  table: defineRoute({
    method: 'post',
    path: '/api/legacy-import/table',
    tag,
    summary:
      'Import old candidates or jobs from a CSV file: all of it, or all that is right, or nothing; a dry run only tells what would happen',
    permission,
    body: z.object({
      ...body,
      kind: z.enum(LEGACY_KINDS),
      /** rows with a problem stay out instead of keeping the others out */
      only_right: z.boolean().default(false),
      /** of candidates who are here already, what is empty is filled in; what is known stays as it is */
      fill_empty: z.boolean().default(false),
      /** candidates who are here already are put into the jobs that the file names, where they are not in them and never were */
      assign_known: z.boolean().default(false),
      /** for what the file's columns, counted from 0, are to be taken in the place of what their names say; null for nothing */
      columns: z
        .array(z.object({ at, field: z.string().max(50).nullable() }))
        .max(LEGACY_COLUMNS)
        .default([]),
    }),
    files: ['file'],
    output: legacyReportSchema,
    errors: ['bad_request', 'conflict'],
  }),
  resume: defineRoute({
    method: 'post',
    path: '/api/legacy-import/resume',
    tag,
    summary:
      'Give an old resume to the candidate whose id its name begins with, or whose e-mail or phone it holds',
    permission,
    body: z.object(body),
    files: ['resume'],
    output: legacyResumeSchema,
    errors: ['too_large', 'unsupported_type'],
  }),
};
