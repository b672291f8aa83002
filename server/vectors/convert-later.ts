import { embedJobTask, embedResumeTask } from '../matching/embed-tasks.ts';
import { recordVectorFailure, type VectorOf } from '../matching/vector-failures.ts';
import type { VectorsDeps } from './vectors-deps.ts';

/** Tells on a record that its vector could not be made, and has it tried again in the background. */
export async function convertLater(
  { database, tasks }: Pick<VectorsDeps, 'database' | 'tasks'>,
  of: VectorOf,
): Promise<void> {
  await recordVectorFailure(database.db, of, 'failed');
  if ('job_id' in of) await tasks.send(null, embedJobTask, of);
  else await tasks.send(null, embedResumeTask, of);
}
