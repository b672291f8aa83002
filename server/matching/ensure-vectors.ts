import type { Ai } from '../ai/ai.ts';
import type { Tx } from '../db/client.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { hasFreshVector } from './embed-job.ts';
import { listFresh } from './embed-resume.ts';
import { embedJobTask, embedResumeTask } from './embed-tasks.ts';
import { findJobContent, listResumeContents } from './matching.read.ts';

/**
 * Has the vectors of people and of their job made that are missing or stale by the engine in use, so that they can be
 * scored; sent with the transaction that puts them into the job. An engine that takes no time makes them while it scores.
 */
export async function ensureMissingVectors(
  tx: Tx,
  { ai, tasks }: { ai: Ai; tasks: TaskQueue },
  jobId: string,
  candidateIds: readonly string[],
): Promise<void> {
  if (ai.embedsAtOnce) return;
  await ensureMissingJobVector(tx, { ai, tasks }, jobId);
  const people = await listResumeContents(tx, candidateIds);
  const fresh = await listFresh(tx, ai.vectorMark, people);
  const missing = people.filter(({ candidate_id }) => !fresh.has(candidate_id));
  await tasks.sendAll(
    tx,
    embedResumeTask,
    missing.map(({ candidate_id }) => ({ candidate_id })),
  );
}

/** The same for a job alone, into which somebody is put whose vector is seen to otherwise. */
export async function ensureMissingJobVector(
  tx: Tx,
  { ai, tasks }: { ai: Ai; tasks: TaskQueue },
  jobId: string,
): Promise<void> {
  if (ai.embedsAtOnce) return;
  const job = await findJobContent(tx, jobId);
  if (job && !(await hasFreshVector(tx, ai.vectorMark, jobId, job)))
    await tasks.send(tx, embedJobTask, { job_id: jobId });
}
