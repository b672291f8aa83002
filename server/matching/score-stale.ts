import { setImmediate } from 'node:timers/promises';
import { type MatchReasons, matchReasonsSchema } from '#contract/assignments.ts';
import type { Database, Handle } from '../db/client.ts';
import { scoreMatch } from '../engine/index.ts';
import { type JobContent, jobMatchKey, matchKey, type ResumeContent, resumeContentHash } from './content.ts';
import { freshJobVector } from './embed-job.ts';
import { resumeVector } from './embed-resume.ts';
import { isOfThisEngine } from './engine-mark.ts';
import { jobToMatch, resumeToMatch } from './matchable.ts';
import { findJobContent, listResumeContents, type ResumeToMatch } from './matching.read.ts';
import { type CandidateVectorRow, listCandidateVectors, saveCandidateVector } from './vectors.repo.ts';

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
  { db }: Pick<Database, 'db'>,
  jobId: string,
  people: readonly ScoredPerson[],
): Promise<Set<string>> {
  const job = people.length > 0 ? await findJobContent(db, jobId) : undefined;
  return new Set(job ? staleOf(job, people) : []);
}

function staleOf(job: JobContent, people: readonly ScoredPerson[]): string[] {
  const ofJob = jobMatchKey(job);
  return people
    .filter((person) => person.match_key !== matchKey(ofJob, person))
    .map((person) => person.candidate_id);
}

/** The scores of those people of a job whose stored one is missing or stale, at most so many. Vectors are made as needed. */
export async function scoreStale(
  { db }: Database,
  jobId: string,
  people: readonly ScoredPerson[],
  most = SCORED_AT_ONCE,
): Promise<MatchScore[]> {
  const job = people.length > 0 ? await findJobContent(db, jobId) : undefined;
  if (!job) return [];
  const stale = staleOf(job, people).slice(0, most);
  if (stale.length === 0) return [];
  const ofJob = jobMatchKey(job);

  const asked = jobToMatch(job, await freshJobVector(db, jobId, job));
  const stored = new Map((await listCandidateVectors(db, stale)).map((row) => [row.candidate_id, row]));
  const scores: MatchScore[] = [];
  for (const resume of await listResumeContents(db, stale)) {
    const vector = await freshResumeVector(db, resume, stored.get(resume.candidate_id));
    const { score, reasons } = scoreMatch(asked, resumeToMatch(resume, vector));
    scores.push({
      candidate_id: resume.candidate_id,
      score,
      reasons: matchReasonsSchema.parse(reasons),
      key: matchKey(ofJob, resume),
    });
    // Lets other calls be answered in between.
    await setImmediate();
  }
  return scores;
}

/** The person's vector by the engine in use, made and stored when the stored one is missing or stale. */
async function freshResumeVector(
  handle: Handle,
  resume: ResumeToMatch,
  stored: CandidateVectorRow | undefined,
): Promise<readonly number[]> {
  if (stored && isOfThisEngine(stored) && stored.content_hash === resumeContentHash(resume))
    return stored.resume_vector;
  const made = resumeVector(resume);
  await saveCandidateVector(handle, { candidate_id: resume.candidate_id, ...made });
  return made.resume_vector;
}
