import type { EngineMark } from '../ai/ai.ts';
import { listScored } from '../assignments/assignments.read.ts';
import type { Handle } from '../db/client.ts';
import { staleInJobs } from '../matching/score-stale.ts';

/** Ids of the jobs for which a candidate's stored match score speaks of a former job or resume. */
export async function listStaleScores(
  handle: Handle,
  mark: EngineMark,
  candidateId: string,
): Promise<Set<string>> {
  const stale = await staleInJobs(handle, mark, await listScored(handle, [candidateId]));
  return new Set(stale.filter(({ match_key }) => match_key !== null).map(({ job_id }) => job_id));
}
