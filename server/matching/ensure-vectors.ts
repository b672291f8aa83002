import type { Ai } from '../ai/ai.ts';
import type { Tx } from '../db/client.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { listFresh } from './embed-resume.ts';
import { embedResumeTask } from './embed-tasks.ts';
import { listResumeContents } from './matching.read.ts';

/**
 * Has the vectors of people made who have none of the engine in use, so that they can be scored; sent with the
 * transaction that puts them into a job. An engine that takes no time makes them while it scores.
 */
export async function ensureMissingVectors(
  tx: Tx,
  { ai, tasks }: { ai: Ai; tasks: TaskQueue },
  candidateIds: readonly string[],
): Promise<void> {
  if (ai.embedsAtOnce) return;
  const people = await listResumeContents(tx, candidateIds);
  const fresh = await listFresh(tx, ai.vectorMark, people);
  const missing = people.filter(({ candidate_id }) => !fresh.has(candidate_id));
  await tasks.sendAll(
    tx,
    embedResumeTask,
    missing.map(({ candidate_id }) => ({ candidate_id })),
  );
}
