import { refreshScoresInJob } from '../assignments/refresh-scores.ts';
import { recordEvent } from '../events/record-event.ts';
import { embedJob } from '../matching/embed-job.ts';
import { embedJobTask } from '../matching/embed-tasks.ts';
import { clearVectorFailure, recordVectorFailure } from '../matching/vector-failures.ts';
import type { VectorsDeps } from './vectors-deps.ts';

/**
 * Makes a job's vector when it is missing or stale, or in any case when it is wanted `anew`, and the scores of everybody
 * in the job. Returns whether a vector was made, or `gone` for a job that is not there. Throws when the engine fails.
 */
export async function convertJob(
  deps: Pick<VectorsDeps, 'database' | 'ai'>,
  jobId: string,
  { anew = false, signal }: { anew?: boolean; signal?: AbortSignal } = {},
): Promise<'made' | 'fresh' | 'gone'> {
  const { db } = deps.database;
  const embedded = await embedJob(deps, jobId, { anew, signal });
  if (embedded === 'gone') return 'gone';
  await clearVectorFailure(db, { job_id: jobId });
  const scores = await refreshScoresInJob(deps, jobId, signal);
  if (embedded === 'made' || scores > 0) await recordEvent(db, { kind: 'job', id: jobId });
  return embedded;
}

/** Makes jobs' vectors in this process; what fails is told on the job until it has been made. */
export function workOnJobVectors(deps: Pick<VectorsDeps, 'tasks' | 'database' | 'ai'>): void {
  const { tasks, database } = deps;
  tasks.work(embedJobTask, async ({ job_id }, { signal }) => {
    try {
      await convertJob(deps, job_id, { signal });
    } catch (error) {
      await recordVectorFailure(database.db, { job_id }, 'failed');
      throw error;
    }
  });
}
