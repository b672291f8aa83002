import { and, asc, count, eq, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { VectorStatus } from '#contract/list-words.ts';
import type { EngineMark } from '../ai/ai.ts';
import type { Handle } from '../db/client.ts';
import { newestFirst } from '../db/newest-first.ts';
import {
  candidates,
  candidateVectors,
  jobs,
  jobVectors,
  resumeDocuments,
  vectorFailures,
} from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { madeBy } from '../matching/engine-mark.ts';
import { OUTDATED } from '../matching/outdated-vector.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';
import { hasTooLittle } from '../resumes/too-little.ts';

const ofEngine = (mark: EngineMark) =>
  and(eq(candidateVectors.candidate_id, candidates.id), madeBy(mark, candidateVectors));
const failedResume = eq(vectorFailures.candidate_id, candidates.id);

/** In this order: what has no resume has nothing to convert; what is converted cannot have failed. */
const candidateStatus = sql<VectorStatus>`case
  when ${resumeDocuments.id} is null then 'none'
  when ${candidates.converted_to_vector} and ${candidateVectors.candidate_id} is not null then 'converted'
  when ${vectorFailures.id} is not null then 'error'
  else 'pending' end`;

/** Whom a filter shows: what failed is still to be converted, and so among the pending, as the card counts it. */
const countedAs = (status: VectorStatus): VectorStatus[] =>
  status === 'pending' ? ['pending', 'error'] : [status];

interface ListQuery {
  search: string;
  page?: number | undefined;
  limit: number;
}

const offsetOf = ({ page = 1, limit }: ListQuery) => (page - 1) * limit;

/** Candidates with the state of their vectors, newest first. */
export async function listVectorCandidates(
  handle: Handle,
  mark: EngineMark,
  query: ListQuery & { status?: VectorStatus | undefined },
) {
  const where = and(
    matchesSearch(candidates.search_text, query.search),
    query.status && inArray(candidateStatus, countedAs(query.status)),
  );
  const items = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      document_id: resumeDocuments.id,
      converted_to_vector: candidates.converted_to_vector,
      created_at: candidates.created_at,
      status: candidateStatus,
      problem: vectorFailures.problem,
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(candidateVectors, ofEngine(mark))
    .leftJoin(vectorFailures, failedResume)
    .where(where)
    .orderBy(...newestFirst(candidates))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await handle
    .select({ total: count() })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(candidateVectors, ofEngine(mark))
    .leftJoin(vectorFailures, failedResume)
    .where(where);
  return { items, total: counted?.total ?? 0 };
}

/** How many candidates there are of each state. */
export async function countVectorCandidates(handle: Handle, mark: EngineMark) {
  const rows = await handle
    .select({ status: candidateStatus, number: count() })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(candidateVectors, ofEngine(mark))
    .leftJoin(vectorFailures, failedResume)
    .groupBy(sql`1`);
  const of = (status: VectorStatus) => rows.find((row) => row.status === status)?.number ?? 0;
  return {
    converted: of('converted'),
    pending: of('pending') + of('error'),
    failed: of('error'),
    no_resume: of('none'),
    total: rows.reduce((sum, row) => sum + row.number, 0),
  };
}

const jobOfEngine = (mark: EngineMark) => and(eq(jobVectors.job_id, jobs.id), madeBy(mark, jobVectors));

const jobStatus = sql<'pending' | 'converted' | 'error'>`case
  when ${vectorFailures.id} is not null then 'error'
  when ${jobVectors.content_hash} <> ${OUTDATED} then 'converted'
  else 'pending' end`;

/** Jobs with the state of their vectors, newest first. */
export async function listVectorJobs(handle: Handle, mark: EngineMark, query: ListQuery) {
  const where = matchesSearch(jobs.search_text, query.search);
  const items = await handle
    .select({
      id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: jobStatus,
      problem: vectorFailures.problem,
    })
    .from(jobs)
    .leftJoin(jobVectors, jobOfEngine(mark))
    .leftJoin(vectorFailures, eq(vectorFailures.job_id, jobs.id))
    .where(where)
    .orderBy(...newestFirst(jobs))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { items, total: await handle.$count(jobs, where) };
}

/** How many jobs there are of each state. */
export async function countVectorJobs(handle: Handle, mark: EngineMark) {
  const rows = await handle
    .select({ status: jobStatus, number: count() })
    .from(jobs)
    .leftJoin(jobVectors, jobOfEngine(mark))
    .leftJoin(vectorFailures, eq(vectorFailures.job_id, jobs.id))
    .groupBy(sql`1`);
  const of = (status: string) => rows.find((row) => row.status === status)?.number ?? 0;
  return {
    converted: of('converted'),
    pending: of('pending') + of('error'),
    failed: of('error'),
    total: rows.reduce((sum, row) => sum + row.number, 0),
  };
}

/**
 * Which candidates a step of a run works on: those with a resume that is not converted; all with one, or with a vector
 * of what was entered of them alone; or those whose resume has no text.
 */
export type CandidatesOfStep = 'pending' | 'resumes' | 'files';

/** The next candidates of a step after an id, in the order of their ids; all of them without a limit. */
export function candidatesOfStep(
  handle: Handle,
  mark: EngineMark,
  of: CandidatesOfStep,
  after: string | null,
) {
  const hasResume = isNotNull(resumeDocuments.id);
  const hasVector = sql`exists (select 1 from ${candidateVectors} made where made.candidate_id = ${candidates.id})`;
  const wanted = {
    pending: and(
      hasResume,
      sql`not (${candidates.converted_to_vector} and ${candidateVectors.candidate_id} is not null)`,
    ),
    resumes: or(hasResume, hasVector),
    files: and(hasResume, hasTooLittle(resumeDocuments.text)),
  };
  return handle
    .select({ id: candidates.id })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(candidateVectors, ofEngine(mark))
    .where(and(after === null ? undefined : gt(candidates.id, after), wanted[of]))
    .orderBy(asc(candidates.id));
}

/** The next jobs after an id, in the order of their ids. */
export function jobsOfStep(handle: Handle, after: string | null) {
  return handle
    .select({ id: jobs.id })
    .from(jobs)
    .where(after === null ? undefined : gt(jobs.id, after))
    .orderBy(asc(jobs.id));
}

/** Whether any vector is of another engine than this one. */
export async function hasVectorsOfOthers(handle: Handle, mark: EngineMark): Promise<boolean> {
  for (const table of [candidateVectors, jobVectors]) {
    const [row] = await handle
      .select({ engine: table.engine })
      .from(table)
      .where(not(madeBy(mark, table)))
      .limit(1);
    if (row) return true;
  }
  return false;
}
