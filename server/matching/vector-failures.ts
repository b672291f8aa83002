import { eq, sql } from 'drizzle-orm';
import type { VectorProblem } from '#contract/vectors.ts';
import type { Handle } from '../db/client.ts';
import { candidates, jobs, vectorFailures } from '../db/schema.ts';

/** Whose vector is meant: a candidate's or a job's. */
export type VectorOf = { candidate_id: string } | { job_id: string };

/** Remembers why a vector could not be made; of a record that is gone there is nothing to remember. */
export async function recordVectorFailure(
  handle: Handle,
  of: VectorOf,
  problem: VectorProblem,
): Promise<void> {
  const isCandidate = 'candidate_id' in of;
  const record = isCandidate ? candidates : jobs;
  const id = isCandidate ? of.candidate_id : of.job_id;
  const known = await handle.select({ id: record.id }).from(record).where(eq(record.id, id));
  if (known.length === 0) return;
  await handle
    .insert(vectorFailures)
    .values({ ...of, problem })
    .onConflictDoUpdate({
      target: isCandidate ? vectorFailures.candidate_id : vectorFailures.job_id,
      set: { problem, failed_at: sql`now()` },
    });
}

/** Forgets the failure of a vector that has been made. */
export async function clearVectorFailure(handle: Handle, of: VectorOf): Promise<void> {
  await handle
    .delete(vectorFailures)
    .where(
      'candidate_id' in of
        ? eq(vectorFailures.candidate_id, of.candidate_id)
        : eq(vectorFailures.job_id, of.job_id),
    );
}
