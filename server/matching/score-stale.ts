import { setImmediate } from 'node:timers/promises';
import type { MatchReasons } from '#contract/assignments.ts';
import type { Ai, EngineMark } from '../ai/ai.ts';
import type { Handle } from '../db/client.ts';
import { type JobContent, jobMatchKey, matchKey, type ResumeContent, resumeContentHash } from './content.ts';
import { freshJobVector, storedJobVector } from './embed-job.ts';
import { listFresh, makeResumeVectors } from './embed-resume.ts';
import { isOf } from './engine-mark.ts';
import { jobToMatch, matchOf, resumeToMatch } from './matchable.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { findJobContent, listJobContents, listResumeContents, type ResumeToMatch } from './matching.read.ts';
import { type CandidateVectorRow, listCandidateVectors } from './vectors.repo.ts';

/** Of a job's people in one go: a score takes about 10 ms. */
const SCORED_AT_ONCE = 100;

/** A person of a job, with the key under which the stored score was made; null without a score. */
export interface ScoredPerson extends ResumeContent {
  candidate_id: string;
  match_key: string | null;
}

export interface MatchScore {
  candidate_id: string;
  /** 0-100 */
  score: number;
  reasons: MatchReasons;
  /** to be stored beside the score: see `matchKey` */
  key: string;
}

/** Those people of a job whose stored score is missing or made of what has changed since. */
export async function listStale(
  { database, ai }: MatchingDeps,
  jobId: string,
  people: readonly ScoredPerson[],
): Promise<Set<string>> {
  const job = people.length > 0 ? await findJobContent(database.db, jobId) : undefined;
  return new Set(job ? staleOf(ai.vectorMark, job, people).map(({ candidate_id }) => candidate_id) : []);
}

/** The same of people of any jobs, of whom those are answered. */
export async function staleInJobs<Person extends ScoredPerson & { job_id: string }>(
  handle: Handle,
  mark: EngineMark,
  people: readonly Person[],
): Promise<Person[]> {
  if (people.length === 0) return [];
  const byJob = Map.groupBy(people, (person) => person.job_id);
  const jobs = await listJobContents(handle, [...byJob.keys()]);
  return jobs.flatMap((job) => staleOf(mark, job, byJob.get(job.id) ?? []));
}

function staleOf<Person extends ScoredPerson>(
  mark: EngineMark,
  job: JobContent,
  people: readonly Person[],
): Person[] {
  const ofJob = jobMatchKey(mark, job);
  return people.filter((person) => person.match_key !== matchKey(ofJob, person));
}

/**
 * The scores of those people of a job whose stored one is missing or stale, at most so many. Vectors that are missing are
 * made on the way where that takes no time; whoever waits for a provider's is left out, and scored after its task.
 */
export async function scoreStale(
  deps: MatchingDeps,
  jobId: string,
  people: readonly ScoredPerson[],
  most = SCORED_AT_ONCE,
): Promise<MatchScore[]> {
  const { ai, database } = deps;
  const job = people.length > 0 ? await findJobContent(database.db, jobId) : undefined;
  if (!job) return [];
  const stale = staleOf(ai.vectorMark, job, people);
  if (stale.length === 0) return [];
  const ids = (ai.embedsAtOnce ? stale : await withVectors(deps, stale))
    .slice(0, most)
    .map(({ candidate_id }) => candidate_id);
  if (ids.length === 0) return [];
  const jobVector = await (ai.embedsAtOnce ? freshJobVector : storedJobVector)(deps, jobId, job);
  if (!jobVector) return [];

  const asked = jobToMatch(job, jobVector);
  const ofJob = jobMatchKey(ai.vectorMark, job);
  const resumes = await listResumeContents(database.db, ids);
  const stored = new Map(
    (await listCandidateVectors(database.db, ids)).map((row) => [row.candidate_id, row]),
  );
  const scores: MatchScore[] = [];
  for (const resume of resumes) {
    const id = resume.candidate_id;
    const vector = vectorOf(ai, resume, stored.get(id)) ?? (await makeNow(deps, resume));
    if (!vector) continue;
    const { score, reasons } = matchOf(ai.vectorMark, asked, resumeToMatch(resume, vector));
    scores.push({ candidate_id: id, score, reasons, key: matchKey(ofJob, resume) });
    // Lets other calls be answered in between.
    await setImmediate();
  }
  return scores;
}

async function withVectors({ database, ai }: MatchingDeps, people: ScoredPerson[]): Promise<ScoredPerson[]> {
  const fresh = await listFresh(database.db, ai.vectorMark, people);
  return people.filter(({ candidate_id }) => fresh.has(candidate_id));
}

/** The stored vector when it is of the engine in use and of what the person has now. */
function vectorOf(
  ai: Ai,
  resume: ResumeToMatch,
  stored: CandidateVectorRow | undefined,
): readonly number[] | null {
  const isFresh = stored && isOf(ai.vectorMark, stored) && stored.content_hash === resumeContentHash(resume);
  return isFresh ? stored.resume_vector : null;
}

async function makeNow(deps: MatchingDeps, resume: ResumeToMatch): Promise<readonly number[] | undefined> {
  return deps.ai.embedsAtOnce
    ? (await makeResumeVectors(deps, [resume])).get(resume.candidate_id)
    : undefined;
}
