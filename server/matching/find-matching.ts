import { setTimeout } from 'node:timers/promises';
import { type SQL, and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { daysToJoin } from '#contract/dates.ts';
import { hasJoined } from '#contract/elsewhere.ts';
import type { matchingRoutes } from '#contract/matching.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput } from '#contract/route.ts';
import { AiFailure, type EngineMark } from '../ai/ai.ts';
import { withElsewhere } from '../assignments/elsewhere.read.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { candidateJobAssignments, candidates, candidateVectors, resumeDocuments } from '../db/schema.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';
import { withOwner } from '../submissions/owners.read.ts';
import type { JobContent } from './content.ts';
import { freshJobVector, storedJobVector } from './embed-job.ts';
import { embedJobTask } from './embed-tasks.ts';
import { madeBy } from './engine-mark.ts';
import { fitsOf } from './fits.ts';
import { jobToMatch, matchOf, resumeToMatch } from './matchable.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { findJobContent, listResumeContents } from './matching.read.ts';
import { listNearest } from './nearest.read.ts';
import { readMatchedPeople } from './search-similar.ts';
import { listCandidateVectors } from './vectors.repo.ts';

type Deps = MatchingDeps & { tasks: TaskQueue; clock: Clock };
type Asked = RouteInput<typeof matchingRoutes.findMatching>['query'];

/** So many times as many as are wanted are scored: skills and experience change the order of those who are near. */
const SCORED_PER_WANTED = 1.5;

/** Milliseconds that somebody waits for a provider to make the vector of a job that has none yet. */
const PATIENCE = 8_000;
/** A provider that nobody waits for any more has answered, or been given up, by then (ms). */
const MADE_BY_THEN = 30_000;

/**
 * The best of all candidates for a job who are not in it yet, with the reasons of their scores: those nearest by vector,
 * ranked by score; of them those last who joined another job, who are not left out for it. Narrowed down to who fits, it
 * is the best of all who do. Throws `not_found` for an unknown job, and `conflict` when its vector is missing
 * and a provider does not make it now, within that patience (ms).
 */
export async function findMatching(
  deps: Deps,
  actor: Actor,
  jobId: string,
  { limit, fits }: Asked,
  patience = PATIENCE,
) {
  const { db } = deps.database;
  const job = await findJobContent(db, jobId);
  if (!job) throw new AppError('not_found', messages.job.notFound);
  const vector = await jobVector(deps, jobId, job, patience);
  const today = deps.clock.today();
  const who = await fitsOf(db, { actor, jobId, fits, today });
  const ranked = await rankNearest(deps, jobId, jobToMatch(job, vector), { limit, who });
  const best = await withOwner(db, today, await withElsewhere(db, jobId, ranked));
  const items = best
    .toSorted((one, other) => Number(hasJoined(one)) - Number(hasJoined(other)))
    .map((person) => ({
      ...person,
      days_to_join: daysToJoin(person.joining_date, person.stored_days_to_join, today),
    }));
  const looked_at = await countLookedAt(db, deps.ai.vectorMark, jobId);
  const fitting = who ? await countLookedAt(db, deps.ai.vectorMark, jobId, who) : looked_at;
  return { items, looked_at, fitting, ...(await countWithoutVector(db, deps.ai.vectorMark)) };
}

/**
 * The ids of those whom `findMatching` would find, the best first; none as long as the job has no fresh vector, as making
 * one may take its time, and none of an unknown job.
 */
export async function listBestMatching(deps: MatchingDeps, jobId: string, limit: number): Promise<string[]> {
  const job = await findJobContent(deps.database.db, jobId);
  const vector = job && (await storedJobVector(deps, jobId, job));
  if (!vector) return [];
  return (await rankNearest(deps, jobId, jobToMatch(job, vector), { limit })).map(({ id }) => id);
}

/** People near a job by vector who are not in it, ranked by score. */
async function rankNearest(
  { database, ai }: MatchingDeps,
  jobId: string,
  asked: ReturnType<typeof jobToMatch>,
  { limit, who }: { limit: number; who?: SQL | undefined },
) {
  const { db } = database;
  const near = await listNearest(database, ai.vectorMark, asked.vector, {
    limit: Math.ceil(limit * SCORED_PER_WANTED),
    notInJob: jobId,
    who,
  });
  const ids = near.map(({ candidate_id }) => candidate_id);
  const people = await readMatchedPeople(db, ids);
  const vectors = new Map(
    (await listCandidateVectors(db, ids)).map((row) => [row.candidate_id, row.resume_vector]),
  );
  const scored = (await listResumeContents(db, ids)).flatMap((resume) => {
    const person = people.get(resume.candidate_id);
    const vector = vectors.get(resume.candidate_id);
    if (!person || !vector) return [];
    const { score, reasons } = matchOf(ai.vectorMark, asked, resumeToMatch(resume, vector));
    return [{ ...person, match_similarity: score, match_reasons: reasons }];
  });
  return scored
    .toSorted((one, other) => other.match_similarity - one.match_similarity || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
}

async function jobVector(
  deps: Deps,
  jobId: string,
  job: JobContent,
  patience: number,
): Promise<readonly number[]> {
  try {
    // Not cancelled when it is late: it is paid for, and is kept when it comes.
    const made = await Promise.race([
      freshJobVector(deps, jobId, job),
      setTimeout(patience, null, { ref: false }),
    ]);
    if (made) return made;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    await deps.tasks.send(null, embedJobTask, { job_id: jobId });
    throw new AppError('conflict', messages.vector.jobWaits);
  }
  const startAfter = new Date(Date.now() + MADE_BY_THEN);
  await deps.tasks.send(null, embedJobTask, { job_id: jobId }, { startAfter });
  throw new AppError('conflict', messages.vector.jobWaits);
}

/** How many candidates who are not in the job have a vector of the engine in use; of whom a condition on `candidates` is met. */
async function countLookedAt(handle: Handle, mark: EngineMark, jobId: string, who?: SQL): Promise<number> {
  const inJob = handle
    .select({ one: sql`1` })
    .from(candidateJobAssignments)
    .where(
      and(
        eq(candidateJobAssignments.candidate_id, candidateVectors.candidate_id),
        eq(candidateJobAssignments.job_id, jobId),
      ),
    );
  const those = and(madeBy(mark, candidateVectors), notExists(inJob));
  if (!who) return handle.$count(candidateVectors, those);
  // Read from the index first: looked up one by one, the vectors beside them would be read with them.
  const { rows } = await handle.execute<{ fitting: number }>(sql`
    with looked_at as materialized (
      select ${candidateVectors.candidate_id} from ${candidateVectors} where ${those})
    select count(*)::int as fitting from looked_at
    where exists (select 1 from ${candidates} where ${candidates.id} = looked_at.candidate_id and ${who})`);
  return rows[0]?.fitting ?? 0;
}

/** How many candidates the engine in use has made no vector of: of their resume, or as they have none. */
async function countWithoutVector(
  handle: Handle,
  mark: EngineMark,
): Promise<{ not_searched: number; no_resume: number }> {
  const vector = handle
    .select({ one: sql`1` })
    .from(candidateVectors)
    .where(sql`${candidateVectors.candidate_id} = ${candidates.id} and ${madeBy(mark, candidateVectors)}`);
  const [counts] = await handle
    .select({
      not_searched: sql<number>`(count(*) filter (where ${isNotNull(resumeDocuments.id)}))::int`,
      no_resume: sql<number>`(count(*) filter (where ${resumeDocuments.id} is null))::int`,
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .where(notExists(vector));
  return counts ?? { not_searched: 0, no_resume: 0 };
}
