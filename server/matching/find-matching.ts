import { notExists, sql } from 'drizzle-orm';
import { matchReasonsSchema } from '#contract/assignments.ts';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { candidates, candidateVectors } from '../db/schema.ts';
import { scoreMatch } from '../engine/index.ts';
import { freshJobVector } from './embed-job.ts';
import { ENGINE_MARK } from './engine-mark.ts';
import { jobToMatch, resumeToMatch } from './matchable.ts';
import { findJobContent, listResumeContents } from './matching.read.ts';
import { listNearest } from './nearest.read.ts';
import { listPeople } from './search-similar.ts';
import { listCandidateVectors } from './vectors.repo.ts';

/** So many times as many as are wanted are scored: skills and experience change the order of those who are near. */
const SCORED_PER_WANTED = 1.5;

/**
 * The best of all candidates for a job who are not in it yet, with the reasons of their scores, the best first: those
 * nearest by vector, ranked by score. Throws `not_found` for an unknown job.
 */
export async function findMatching(database: Database, jobId: string, limit: number) {
  const { db } = database;
  const job = await findJobContent(db, jobId);
  if (!job) throw new AppError('not_found', messages.job.notFound);
  const asked = jobToMatch(job, await freshJobVector(db, jobId, job));
  const near = await listNearest(database, asked.vector, {
    limit: Math.ceil(limit * SCORED_PER_WANTED),
    notInJob: jobId,
  });
  const ids = near.map(({ candidate_id }) => candidate_id);
  const people = await listPeople(db, ids);
  const vectors = new Map(
    (await listCandidateVectors(db, ids)).map((row) => [row.candidate_id, row.resume_vector]),
  );
  const scored = (await listResumeContents(db, ids)).flatMap((resume) => {
    const person = people.get(resume.candidate_id);
    if (!person) return [];
    const { score, reasons } = scoreMatch(
      asked,
      resumeToMatch(resume, vectors.get(resume.candidate_id) ?? null),
    );
    return [{ ...person, match_similarity: score, match_reasons: matchReasonsSchema.parse(reasons) }];
  });
  const items = scored
    .toSorted((one, other) => other.match_similarity - one.match_similarity || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
  return { items, not_searched: await countWithoutVector(db) };
}

/** How many candidates the engine in use has made no vector of. */
async function countWithoutVector(handle: Handle): Promise<number> {
  const vector = handle
    .select({ one: sql`1` })
    .from(candidateVectors)
    .where(
      sql`${candidateVectors.candidate_id} = ${candidates.id}
        and ${candidateVectors.engine} = ${ENGINE_MARK.engine}
        and ${candidateVectors.engine_version} = ${ENGINE_MARK.engine_version}`,
    );
  return handle.$count(candidates, notExists(vector));
}
