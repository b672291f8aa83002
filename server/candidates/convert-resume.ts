import type { VectorProblem } from '#contract/vectors.ts';
import { forgetScoresOf } from '../assignments/forget-scores.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import { forgetResumeVector } from '../matching/forget-vector.ts';
import { recordVectorFailure } from '../matching/vector-failures.ts';
import { readStoredText, saveStoredText } from '../resumes/read-stored-text.ts';
import type { CandidatesDeps } from './candidates-deps.ts';
import { markUnconverted } from './candidates.repo.ts';
import { lockCandidate } from './lock-candidates.ts';
import { makeResumeVector } from './process-resume.ts';
import { summaryOf } from './replace-resume.ts';

/** `read` says that its file was read now; a resume that has text already is left as it is. */
export interface ReadResumeFile {
  read: boolean;
  problem: VectorProblem | null;
}

/**
 * Reads the stored file of a person's resume when its text is missing, and has the vector made of it. What is wrong
 * with the file is answered and remembered. Throws when the reader itself fails, or the signal is aborted.
 */
export async function readResumeFile(
  { database, files, tasks, clock }: CandidatesDeps,
  candidateId: string,
  signal?: AbortSignal,
): Promise<ReadResumeFile> {
  const found = await readStoredText({ handle: database.db, files }, candidateId, signal);
  if (found === 'has-text' || found === 'none') return { read: false, problem: null };
  if (typeof found === 'string') {
    await recordVectorFailure(database.db, { candidate_id: candidateId }, found);
    return { read: false, problem: found };
  }
  const summary = summaryOf(found, clock.today());
  const read = await database.transaction(async (tx) => {
    const current = await lockCandidate(tx, candidateId);
    if (!current) return false;
    await saveStoredText(tx, found);
    await markUnconverted(tx, candidateId, current.resume_summary ?? summary);
    await forgetResumeVector(tx, candidateId);
    await forgetScoresOf(tx, candidateId);
    await ensureResumeVector(tx, tasks, candidateId);
    return true;
  });
  return { read, problem: null };
}

/** What converting somebody's resume has come to. */
export interface Conversion {
  made: boolean;
  /** why there is no vector of the resume; null when there is */
  problem: VectorProblem | 'no-resume' | null;
}

/** Reads a person's resume if need be and makes its vector. Throws when the engine fails, or the signal is aborted. */
export async function convertResume(
  deps: CandidatesDeps,
  candidateId: string,
  signal?: AbortSignal,
): Promise<Conversion> {
  const { problem } = await readResumeFile(deps, candidateId, signal);
  // Also of a resume that cannot be read: what was entered of its person is found by.
  const outcome = await makeResumeVector(deps, candidateId, signal);
  if (problem) {
    await recordVectorFailure(deps.database.db, { candidate_id: candidateId }, problem);
    return { made: false, problem };
  }
  if (outcome === 'no-text') return { made: false, problem: 'no-text' };
  if (outcome === 'no-resume' || outcome === 'gone') return { made: false, problem: 'no-resume' };
  return { made: outcome === 'made', problem: null };
}
