import { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { markJobVectorOutdated } from './vectors.repo.ts';

/** More than three hours with the pauses in between: a provider that is down for a while makes no work for people. */
const ATTEMPTS = 12;

/** Makes the vector of a person's resume, and the scores that hang on it. */
export const embedResumeTask = defineTask({
  name: 'embed-resume',
  schema: z.object({ candidate_id: z.uuid() }),
  attempts: ATTEMPTS,
  pauseSeconds: 10,
  timeLimitSeconds: 120,
  oneFor: ({ candidate_id }) => candidate_id,
});

/** Makes the vector of a job, and the scores of everybody in it. */
export const embedJobTask = defineTask({
  name: 'embed-job',
  schema: z.object({ job_id: z.uuid() }),
  attempts: ATTEMPTS,
  pauseSeconds: 10,
  timeLimitSeconds: 300,
  oneFor: ({ job_id }) => job_id,
});

/**
 * Milliseconds that a save has to make the vector itself, right after its commit, so that its answer carries the score.
 * The task then finds nothing left to do; it is there for when that failed, or the process died in between.
 */
const SAVED_BY_THEN = 5_000;

/** By the machine's clock, as the queue's own. */
const afterTheSave = () => new Date(Date.now() + SAVED_BY_THEN);

/** Has a person's vector made, whatever happens after the commit of the transaction that changes what it is made of. */
export function ensureResumeVector(tx: Tx, tasks: TaskQueue, candidateId: string): Promise<void> {
  return tasks.send(tx, embedResumeTask, { candidate_id: candidateId }, { startAfter: afterTheSave() });
}

/** The same for a job, at once: the scores of its people are made anew too, which no save waits for. */
export async function ensureJobVector(tx: Tx, tasks: TaskQueue, jobId: string): Promise<void> {
  await markJobVectorOutdated(tx, jobId);
  await tasks.send(tx, embedJobTask, { job_id: jobId });
}

/** The same for many that the transaction has just added. */
export function ensureNewJobVectors(tx: Tx, tasks: TaskQueue, jobIds: readonly string[]): Promise<void> {
  const data = jobIds.map((job_id) => ({ job_id }));
  return tasks.sendAll(tx, embedJobTask, data, { ofNew: true });
}
