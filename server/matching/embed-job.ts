import type { Database, Handle } from '../db/client.ts';
import { embed } from '../engine/index.ts';
import { type JobContent, jobContentHash, jobSkills, jobText } from './content.ts';
import { ENGINE_MARK, isOfThisEngine } from './engine-mark.ts';
import { findJobContent } from './matching.read.ts';
import { findJobVector, findJobVectorMark, saveJobVector } from './vectors.repo.ts';

/** What has become of a job's vector: `fresh` was so already, `gone` is a job that is not there. */
type EmbeddedJob = 'made' | 'fresh' | 'gone';

/**
 * Makes a job's vector after the job was written, unless nothing that it is made of has changed, or in any case when
 * it is wanted `anew`. Call it after the transaction.
 */
export async function embedJob(
  { database: { db } }: { database: Pick<Database, 'db'> },
  jobId: string,
  { anew = false } = {},
): Promise<EmbeddedJob> {
  const job = await findJobContent(db, jobId);
  if (!job) return 'gone';
  const content_hash = jobContentHash(job);
  const mark = await findJobVectorMark(db, jobId);
  if (!anew && mark && isOfThisEngine(mark) && mark.content_hash === content_hash) return 'fresh';
  await makeJobVector(db, jobId, job);
  return 'made';
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
  return makeJobVector(handle, jobId, job);
}

async function makeJobVector(handle: Handle, jobId: string, job: JobContent): Promise<readonly number[]> {
  const content_hash = jobContentHash(job);
  const description_vector = embed(jobText(job), { kind: 'job', title: job.title, skills: jobSkills(job) });
  await saveJobVector(handle, { job_id: jobId, ...ENGINE_MARK, content_hash, description_vector });
  return description_vector;
}
