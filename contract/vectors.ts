import { z } from 'zod';
import { aiEngineStatusSchema } from './ai.ts';
import { instantSchema, pageQuery } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';
import { VECTOR_STATUSES } from './list-words.ts';

/** Why a vector could not be made. What stands in the database is the code. */
const VECTOR_PROBLEM_TEXTS = {
  'no-text': messages.vector.noText,
  'file-gone': messages.vector.fileGone,
  'password-protected': messages.resume.passwordProtected,
  unreadable: messages.resume.damaged,
  'too-complex': messages.resume.tooComplex,
  failed: messages.vector.failed,
} as const;
export type VectorProblem = keyof typeof VECTOR_PROBLEM_TEXTS;
export const VECTOR_PROBLEMS = Object.keys(VECTOR_PROBLEM_TEXTS) as VectorProblem[];

/** What a person is told about it, and what to do. */
export function vectorProblemText(problem: VectorProblem): string {
  return VECTOR_PROBLEM_TEXTS[problem];
}

/** `candidates`: Convert All; `existing`: all jobs and resumes; `files`: read stored files, then make their vectors. */
export const VECTOR_RUN_KINDS = ['candidates', 'existing', 'files'] as const;
export const VECTOR_RUN_STATES = ['running', 'done', 'failed'] as const;
export type VectorRunKind = (typeof VECTOR_RUN_KINDS)[number];

/** What a run has come to so far. */
const runCountsSchema = z.object({
  filesProcessed: z.int(),
  documentsCreated: z.int(),
  candidatesUpdated: z.int(),
  jobsProcessed: z.int(),
  jobsUpdated: z.int(),
  resumesProcessed: z.int(),
  resumesUpdated: z.int(),
});
export type VectorRunCounts = z.infer<typeof runCountsSchema>;
export const NO_RUN_COUNTS: VectorRunCounts = {
  filesProcessed: 0,
  documentsCreated: 0,
  candidatesUpdated: 0,
  jobsProcessed: 0,
  jobsUpdated: 0,
  resumesProcessed: 0,
  resumesUpdated: 0,
};

const runErrorSchema = z.object({
  record: z.enum(['candidate', 'job']),
  id: z.uuid(),
  name: z.string(),
  message: z.string(),
});

/** Long work on vectors and how far it has come; it goes on when the tab that began it is closed. */
const vectorRunSchema = z.object({
  id: z.uuid(),
  kind: z.enum(VECTOR_RUN_KINDS),
  state: z.enum(VECTOR_RUN_STATES),
  /** of its kind's steps, which one it is at, from 1; once it is done, one more than there are */
  step: z.int(),
  total: z.int(),
  done: z.int(),
  counts: runCountsSchema,
  /** the first of them, at most 200 */
  errors: z.array(runErrorSchema),
  created_at: instantSchema,
  finished_at: instantSchema.nullable(),
});
export type VectorRun = z.infer<typeof vectorRunSchema>;

const vectorCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  resume_url: z.string().nullable(),
  converted_to_vector: z.boolean(),
  created_at: instantSchema,
  status: z.enum(VECTOR_STATUSES),
  /** why the status is `error` */
  problem: z.string().nullable(),
});
export type VectorCandidate = z.infer<typeof vectorCandidateSchema>;

const vectorJobSchema = z.object({
  id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  status: z.enum(['pending', 'converted', 'error']),
  problem: z.string().nullable(),
});
export type VectorJob = z.infer<typeof vectorJobSchema>;

const overviewSchema = z.object({
  /** the engine that makes the vectors now */
  engine: z.object({
    id: z.string(),
    version: z.int(),
    dimensions: z.int(),
    built_in: z.boolean(),
    /** the host that the texts are sent to; null for the built-in engine */
    provider: z.string().nullable(),
    /** US dollars for a million tokens; null when nobody knows */
    price: z.number().nullable(),
    status: aiEngineStatusSchema,
  }),
  /** `pending` includes those that failed; with `no_resume` and `converted` they are everybody, `total` */
  candidates: z.object({
    converted: z.int(),
    pending: z.int(),
    failed: z.int(),
    no_resume: z.int(),
    total: z.int(),
  }),
  jobs: z.object({ converted: z.int(), pending: z.int(), failed: z.int(), total: z.int() }),
  /** the newest run of each kind */
  runs: z.array(vectorRunSchema),
});
export type VectorOverview = z.infer<typeof overviewSchema>;

/** How a hosted function answers: what went wrong stands in `error`. */
const outcome = { success: z.boolean(), error: z.string().nullable() };
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int() });
const page = { search: pageQuery.search, page: pageQuery.page, limit: pageQuery.limit };
const permission = 'vector.manage';
const tag = 'Vectors';
const functions = 'Functions';

/** A resume as base64 is a third longer than itself. */
const RESUME_BODY = Math.ceil(limits.resume.maxBytes * 1.4);

const processResumeBody = z.object({
  candidateId: z.uuid(),
  /** base64; without it the stored file is processed */
  fileContent: z.string().max(RESUME_BODY).nullish(),
  fileName: z.string().max(1000).nullish(),
  mimeType: z.string().max(limits.shortText.max).nullish(),
});

export const vectorRoutes = {
  overview: defineRoute({
    method: 'get',
    path: '/api/vectors',
    tag,
    summary: 'How many vectors there are and are missing, the engine in use, and how far long work has come',
    permission,
    output: overviewSchema,
  }),
  candidates: defineRoute({
    method: 'get',
    path: '/api/vectors/candidates',
    tag,
    summary: 'Candidates with the state of their vectors, newest first',
    permission,
    query: z.object({ ...page, status: z.enum(VECTOR_STATUSES).optional() }),
    output: listOf(vectorCandidateSchema),
  }),
  jobs: defineRoute({
    method: 'get',
    path: '/api/vectors/jobs',
    tag,
    summary: 'Jobs with the state of their vectors, newest first',
    permission,
    query: z.object(page),
    output: listOf(vectorJobSchema),
  }),
  startRun: defineRoute({
    method: 'post',
    path: '/api/vectors/runs',
    tag,
    summary: 'Begin long work on vectors in the background, or join what runs already',
    permission,
    body: z.object({ kind: z.enum(VECTOR_RUN_KINDS) }),
    output: vectorRunSchema,
    status: 201,
  }),
  generateJobVector: defineRoute({
    method: 'post',
    path: '/api/functions/generate-job-vector',
    tag: functions,
    summary: "Make a job's vector anew, of the job as it is stored",
    permission,
    body: z.object({
      jobId: z.uuid(),
      /** accepted for the sake of old callers; the stored job is used */
      jobText: z
        .string()
        .max(limits.job.description.max * 4)
        .nullish(),
      jobData: z.unknown().optional(),
    }),
    output: z.object(outcome),
  }),
  processResume: defineRoute({
    method: 'post',
    path: '/api/functions/process-resume',
    tag: functions,
    summary: "Read a candidate's resume and make its vector; a file that is given becomes the resume",
    permission,
    body: processResumeBody,
    bodyBytes: RESUME_BODY,
    output: z.object(outcome),
    errors: ['too_large'],
  }),
  enhancedProcessResume: defineRoute({
    method: 'post',
    path: '/api/functions/enhanced-process-resume',
    tag: functions,
    summary: 'The same as process-resume, by its other name',
    permission,
    body: processResumeBody,
    bodyBytes: RESUME_BODY,
    output: z.object(outcome),
    errors: ['too_large'],
  }),
  processExistingResumes: defineRoute({
    method: 'post',
    path: '/api/functions/process-existing-resumes',
    tag: functions,
    summary: 'Read stored resume files that have no text yet, then make their vectors',
    permission,
    body: z.object({}),
    output: z.object({
      ...outcome,
      results: runCountsSchema
        .pick({ filesProcessed: true, documentsCreated: true, candidatesUpdated: true })
        .extend({ errors: z.array(z.string()) }),
      run: vectorRunSchema,
    }),
  }),
  convertExistingData: defineRoute({
    method: 'post',
    path: '/api/functions/convert-existing-data',
    tag: functions,
    summary: 'Make every vector of jobs and resumes that is missing or stale',
    permission,
    body: z.object({}),
    output: z.object({
      ...outcome,
      results: runCountsSchema
        .pick({ jobsProcessed: true, jobsUpdated: true, resumesProcessed: true, resumesUpdated: true })
        .extend({ errors: z.array(z.string()) }),
      run: vectorRunSchema,
    }),
  }),
};
