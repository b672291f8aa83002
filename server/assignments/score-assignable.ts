import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { listResumeContents } from '../matching/matching.read.ts';
import { type MatchScore, scoreStale } from '../matching/score-stale.ts';
import { jobExists } from './assignments.read.ts';

/**
 * How well some candidates, who need not be in the job, would match it. Stores no score; those that are no candidates
 * have none, nor has anybody when the engine fails, which is only logged. Throws `not_found` for an unknown job.
 */
export async function scoreAssignable(
  { database, log }: { database: Database; log: Logger },
  jobId: string,
  candidateIds: readonly string[],
): Promise<MatchScore[]> {
  if (!(await jobExists(database.db, jobId))) throw new AppError('not_found', messages.job.notFound);
  const people = await listResumeContents(database.db, candidateIds);
  try {
    return await scoreStale(
      database,
      jobId,
      people.map((person) => ({ ...person, match_key: null })),
    );
  } catch (error) {
    log.error({ err: error, jobId }, 'match scores failed');
    return [];
  }
}
