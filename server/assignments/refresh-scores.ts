import type { Logger } from '../core/logger.ts';
import type { MatchingDeps } from '../matching/matching-deps.ts';
import { type MatchScore, type ScoredPerson, scoreStale, staleInJobs } from '../matching/score-stale.ts';
import { listScored, listScoredInJob } from './assignments.read.ts';
import { saveScores } from './assignments.repo.ts';

interface Deps extends MatchingDeps {
  log: Logger;
}

/**
 * A score takes about 10 ms, and a page is to be usable within a second. The others are made by a task after the job was
 * changed, and at the next readings, which the page asks for by itself.
 */
const SCORED_FOR_READER = 30;

/**
 * Makes and stores the match scores of a job's people that are missing or stale, a bounded number at a time. Returns
 * the new ones by candidate; none when the engine fails, which is only logged.
 */
export async function refreshScores(
  deps: Deps,
  jobId: string,
  people: readonly ScoredPerson[],
): Promise<Map<string, MatchScore>> {
  try {
    const scores = await scoreStale(deps, jobId, people, SCORED_FOR_READER);
    await saveScores(deps.database.db, jobId, scores);
    return new Map(scores.map((score) => [score.candidate_id, score]));
  } catch (error) {
    deps.log.error({ err: error, jobId }, 'match scores failed');
    return new Map();
  }
}

/** The same for every job that one of these candidates is in, or for the one job given. */
export async function refreshScoresOf(
  deps: Deps,
  candidateIds: readonly string[],
  jobId?: string,
): Promise<void> {
  try {
    const { db } = deps.database;
    const stale = await staleInJobs(db, deps.ai.vectorMark, await listScored(db, candidateIds, jobId));
    for (const [id, ofJob] of Map.groupBy(stale, ({ job_id }) => job_id))
      await refreshScores(deps, id, ofJob);
  } catch (error) {
    // What was saved is saved; the scores are made when somebody reads them.
    deps.log.error({ err: error }, 'match scores failed');
  }
}

/**
 * Makes the scores of everybody in a job that are missing or stale, however many those are. Returns how many. Throws
 * when the engine fails or the signal is aborted.
 */
export async function refreshScoresInJob(
  deps: MatchingDeps,
  jobId: string,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  let people = await listScoredInJob(db, jobId);
  let made = 0;
  for (;;) {
    signal?.throwIfAborted();
    const scores = await scoreStale(deps, jobId, people);
    if (scores.length === 0) return made;
    await saveScores(db, jobId, scores);
    made += scores.length;
    const done = new Set(scores.map((score) => score.candidate_id));
    people = people.filter((person) => !done.has(person.candidate_id));
  }
}
