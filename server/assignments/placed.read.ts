import { sql } from 'drizzle-orm';
import { everyAssignment } from '../audit/every-assignment.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';

/**
 * Tells of people whether they are in a job, or were and have been taken out of it: whoever put or took them there knew
 * better than an old table.
 */
export async function findPlaced(
  handle: Handle,
  candidateIds: readonly string[],
): Promise<(candidateId: string, jobId: string) => boolean> {
  if (candidateIds.length === 0) return () => false;
  const [candidate_id, job_id] = [sql<string>`every.candidate_id`, sql<string>`every.job_id`];
  const pairs = await handle
    .select({ candidate_id, job_id })
    .from(sql`(${everyAssignment}) as every`)
    .where(isOneOf(candidate_id, candidateIds));
  const placed = new Set(pairs.map((pair) => `${pair.candidate_id} ${pair.job_id}`));
  return (candidateId, jobId) => placed.has(`${candidateId} ${jobId}`);
}
