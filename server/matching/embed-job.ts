import type { EngineMark } from '../ai/ai.ts';
import type { Handle, Tx } from '../db/client.ts';
import { type JobContent, jobContentHash, jobToEmbed } from './content.ts';
import { isOf } from './engine-mark.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { findJobContent, keepJob } from './matching.read.ts';
import { findJobVector, findJobVectorMark, saveJobVector } from './vectors.repo.ts';

/** What has become of a job's vector: `fresh` was so already, `gone` is a job that is not there. */
type EmbeddedJob = 'made' | 'fresh' | 'gone';

/**
 * Makes a job's vector after the job was written, unless nothing that it is made of has changed, or in any case when
 * it is wanted `anew`. Call it after the transaction. Throws AiFailure when a provider cannot make it now, and when the
 * job was changed meanwhile.
 */
export async function embedJob(
  deps: MatchingDeps,
  jobId: string,
  { anew = false, signal }: { anew?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<EmbeddedJob> {
  const { db } = deps.database;
  const job = await findJobContent(db, jobId);
  if (!job) return 'gone';
  if (!anew && (await hasFreshVector(db, deps.ai.vectorMark, jobId, job))) return 'fresh';
  const { isKept } = await makeJobVector(deps, jobId, job, signal);
  if (!isKept) throw new Error('the job was changed while its vector was made');
  return 'made';
}

/** Whether the job's stored vector is of the engine in use and of what the job has now. */
export async function hasFreshVector(
  handle: Handle,
  inUse: EngineMark,
  jobId: string,
  job: JobContent,
): Promise<boolean> {
  const mark = await findJobVectorMark(handle, jobId);
  return mark !== undefined && isOf(inUse, mark) && mark.content_hash === jobContentHash(job);
}

/** The job's stored vector, or null when it is missing, stale or another engine's. */
export async function storedJobVector(
  { database, ai }: MatchingDeps,
  jobId: string,
  job: JobContent,
): Promise<readonly number[] | null> {
  const stored = await findJobVector(database.db, jobId);
  const isFresh = stored && isOf(ai.vectorMark, stored) && stored.content_hash === jobContentHash(job);
  return isFresh ? stored.description_vector : null;
}

/**
 * The job's vector by the engine in use, made and stored when the stored one is missing or stale. Throws AiFailure when a
 * provider cannot make it now.
 */
export async function freshJobVector(
  deps: MatchingDeps,
  jobId: string,
  job: JobContent,
): Promise<readonly number[]> {
  return (await storedJobVector(deps, jobId, job)) ?? (await makeJobVector(deps, jobId, job)).vector;
}

async function makeJobVector(
  { database, ai }: MatchingDeps,
  jobId: string,
  job: JobContent,
  signal?: AbortSignal,
): Promise<{ vector: readonly number[]; isKept: boolean }> {
  const { vectors, ...mark } = await ai.embed([jobToEmbed(job)], signal);
  const [description_vector] = vectors;
  if (!description_vector) throw new Error('an engine made no vector of a text');
  const content_hash = jobContentHash(job);
  const isKept = await database.transaction(async (tx) => {
    if (!(await isStill(tx, jobId, content_hash))) return false;
    await saveJobVector(tx, { job_id: jobId, ...mark, content_hash, description_vector });
    return true;
  });
  return { vector: description_vector, isKept };
}

/** A provider takes its time: what was changed meanwhile has sent a task of its own, whose vector must stay. */
async function isStill(tx: Tx, jobId: string, contentHash: string): Promise<boolean> {
  await keepJob(tx, jobId);
  const now = await findJobContent(tx, jobId);
  return now !== undefined && jobContentHash(now) === contentHash;
}
