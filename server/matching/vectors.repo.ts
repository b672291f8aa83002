import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { candidateVectors, jobVectors } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { OUTDATED } from './outdated-vector.ts';

type JobVectorRow = typeof jobVectors.$inferInsert;
export type CandidateVectorRow = typeof candidateVectors.$inferInsert;

/** A job's stored vector with what made it, or undefined. */
export async function findJobVector(handle: Handle, jobId: string): Promise<JobVectorRow | undefined> {
  const [row] = await handle.select().from(jobVectors).where(eq(jobVectors.job_id, jobId));
  return row;
}

/** What made a job's stored vector, without the vector; undefined without one. */
export async function findJobVectorMark(
  handle: Handle,
  jobId: string,
): Promise<Pick<JobVectorRow, 'engine' | 'engine_version' | 'content_hash'> | undefined> {
  const [row] = await handle
    .select({
      engine: jobVectors.engine,
      engine_version: jobVectors.engine_version,
      content_hash: jobVectors.content_hash,
    })
    .from(jobVectors)
    .where(eq(jobVectors.job_id, jobId));
  return row;
}

/** Says that a job's vector was made of another text than the job has now; its scores stay until it is made anew. */
export async function markJobVectorOutdated(tx: Tx, jobId: string): Promise<void> {
  await tx.update(jobVectors).set({ content_hash: OUTDATED }).where(eq(jobVectors.job_id, jobId));
}

/** Forgets a candidate's vector when what it was made of has become another text under the same name. */
export async function deleteCandidateVector(tx: Tx, candidateId: string): Promise<void> {
  await tx.delete(candidateVectors).where(eq(candidateVectors.candidate_id, candidateId));
}

/** What made the stored vectors of some candidates, without the vectors. */
export async function listCandidateVectorMarks(
  handle: Handle,
  candidateIds: readonly string[],
): Promise<Omit<CandidateVectorRow, 'resume_vector' | 'created_at'>[]> {
  return handle
    .select({
      candidate_id: candidateVectors.candidate_id,
      engine: candidateVectors.engine,
      engine_version: candidateVectors.engine_version,
      content_hash: candidateVectors.content_hash,
    })
    .from(candidateVectors)
    .where(isOneOf(candidateVectors.candidate_id, candidateIds));
}

/** The stored vectors of some candidates. */
export async function listCandidateVectors(
  handle: Handle,
  candidateIds: readonly string[],
): Promise<CandidateVectorRow[]> {
  return handle.select().from(candidateVectors).where(isOneOf(candidateVectors.candidate_id, candidateIds));
}

/** Writes a job's vector over the former one. */
export async function saveJobVector(tx: Tx, row: JobVectorRow): Promise<void> {
  const { job_id: _job, ...made } = row;
  await tx
    .insert(jobVectors)
    .values(row)
    .onConflictDoUpdate({ target: jobVectors.job_id, set: { ...made, created_at: sql`now()` } });
}

/** Writes candidates' vectors over the former ones, in the order in which everybody does, so that no two wait for each other. */
export async function saveCandidateVectors(tx: Tx, rows: readonly CandidateVectorRow[]): Promise<void> {
  const inOrder = rows.toSorted((a, b) => (a.candidate_id < b.candidate_id ? -1 : 1));
  for (const { candidate_id, ...made } of inOrder)
    await tx
      .insert(candidateVectors)
      .values({ candidate_id, ...made })
      .onConflictDoUpdate({
        target: candidateVectors.candidate_id,
        set: { ...made, created_at: sql`now()` },
      });
}
