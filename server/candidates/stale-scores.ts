import type { EngineMark } from '../ai/ai.ts';
import { listScored } from '../assignments/assignments.read.ts';
import type { Handle } from '../db/client.ts';
import { jobMatchKey, matchKey } from '../matching/content.ts';
import { findJobContent } from '../matching/matching.read.ts';

/** Ids of the jobs for which a candidate's stored match score speaks of a former job or resume. */
export async function listStaleScores(
  handle: Handle,
  mark: EngineMark,
  candidateId: string,
): Promise<Set<string>> {
  const stale = new Set<string>();
  for (const person of await listScored(handle, [candidateId])) {
    const job = await findJobContent(handle, person.job_id);
    if (person.match_key !== null && job && person.match_key !== matchKey(jobMatchKey(mark, job), person))
      stale.add(person.job_id);
  }
  return stale;
}
