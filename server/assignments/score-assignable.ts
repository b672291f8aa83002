import type { Logger } from '../core/logger.ts';
import { requireJob } from '../jobs/known-jobs.read.ts';
import type { MatchingDeps } from '../matching/matching-deps.ts';
import { listResumeContents } from '../matching/matching.read.ts';
import { type MatchScore, scoreStale } from '../matching/score-stale.ts';

/**
 * How well some candidates, who need not be in the job, would match it. Stores no score; those that are no candidates
 * have none, nor has anybody when the engine fails, which is only logged. Throws `not_found` for an unknown job.
 */
export async function scoreAssignable(
  deps: MatchingDeps & { log: Logger },
  jobId: string,
  candidateIds: readonly string[],
): Promise<MatchScore[]> {
  const { db } = deps.database;
  await requireJob(db, jobId);
  const people = await listResumeContents(db, candidateIds);
  try {
    return await scoreStale(
      deps,
      jobId,
      people.map((person) => ({ ...person, match_key: null })),
    );
  } catch (error) {
    deps.log.error({ err: error, jobId }, 'match scores failed');
    return [];
  }
}
