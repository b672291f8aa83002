import type { Database, Handle } from '../db/client.ts';
import { embed } from '../engine/index.ts';
import { type JobContent, jobContentHash, jobSkills, jobText } from './content.ts';
import { ENGINE_MARK, isOfThisEngine } from './engine-mark.ts';
import { findJobContent } from './matching.read.ts';
import { findJobVector, saveJobVector } from './vectors.repo.ts';

/**
 * Makes a job's vector after the job was written, unless nothing that it is made of has changed. Call it after the
 * transaction. Should it fail, the vector is made when the job's pipeline is next read.
 */
export async function embedJob({ database }: { database: Database }, jobId: string): Promise<void> {
  const job = await findJobContent(database.db, jobId);
  if (job) await freshJobVector(database.db, jobId, job);
}

/** The job's vector by the engine in use, made and stored when the stored one is missing or stale. */
export async function freshJobVector(
  handle: Handle,
  jobId: string,
  job: JobContent,
): Promise<readonly number[]> {
  const content_hash = jobContentHash(job);
  const stored = await findJobVector(handle, jobId);
  if (stored && isOfThisEngine(stored) && stored.content_hash === content_hash)
    return stored.description_vector;
  const description_vector = embed(jobText(job), { kind: 'job', title: job.title, skills: jobSkills(job) });
  await saveJobVector(handle, { job_id: jobId, ...ENGINE_MARK, content_hash, description_vector });
  return description_vector;
}
