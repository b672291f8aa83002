import { markOthersUnconverted } from '../candidates/mark-unconverted.ts';
import { beginRun } from './run-vectors.ts';
import { endRun, findRunning } from './vector-runs.repo.ts';
import type { VectorsDeps } from './vectors-deps.ts';
import { hasVectorsOfOthers } from './vectors.read.ts';

/**
 * After a change of engine: marks everybody whose vector another engine has made as pending, and has all made anew in
 * the background. Until then they are found by no search, for vectors of different engines are never compared. Returns
 * whether there was anything to do.
 */
export async function renewVectors(deps: Pick<VectorsDeps, 'database' | 'tasks' | 'ai'>): Promise<boolean> {
  const { db } = deps.database;
  if (!(await hasVectorsOfOthers(db, deps.ai.vectorMark))) return false;
  await markOthersUnconverted(db, deps.ai.vectorMark);
  await deps.database.transaction(async (tx) => {
    // One that a former version began has passed records whose vectors would stay as that version made them. Whoever
    // follows it sees the new one in its place, and not an end.
    const former = await findRunning(tx, 'existing');
    if (former) await endRun(tx, former.id, 'done');
    await beginRun(tx, deps, 'existing', null);
  });
  return true;
}
