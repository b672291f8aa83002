import { refreshScoresOf } from '../assignments/refresh-scores.ts';
import type { Logger } from '../core/logger.ts';
import { recordEvent } from '../events/record-event.ts';
import { embedResume } from '../matching/embed-resume.ts';
import { embedResumeTask } from '../matching/embed-tasks.ts';
import type { MatchingDeps } from '../matching/matching-deps.ts';
import { clearVectorFailure, recordVectorFailure } from '../matching/vector-failures.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { markConverted } from './candidates.repo.ts';

interface Deps extends MatchingDeps {
  log: Logger;
}

/** What making a person's vector has come to: `fresh` found nothing left to do. */
export type ResumeProcessing = 'made' | 'fresh' | 'no-text' | 'no-resume' | 'gone';

/**
 * Makes the vector of a candidate's resume and the match scores that hang on it. Does nothing but look when all is as
 * it should be. Throws when the engine or the database fails.
 */
export async function makeResumeVector(
  deps: Deps,
  candidateId: string,
  signal?: AbortSignal,
): Promise<ResumeProcessing> {
  const { db } = deps.database;
  const embedded = await embedResume(deps, candidateId, signal);
  if (!embedded) return 'gone';
  const { documentId, hasText, made } = embedded;
  const isReadable = documentId !== null && hasText;
  const isNews = isReadable && (await markConverted(db, candidateId, documentId));
  if (documentId !== null && !hasText)
    await recordVectorFailure(db, { candidate_id: candidateId }, 'no-text');
  else await clearVectorFailure(db, { candidate_id: candidateId });
  await refreshScoresOf(deps, [candidateId]);
  if (made || isNews) await recordEvent(db, { kind: 'candidate', id: candidateId });
  if (documentId === null) return 'no-resume';
  if (!hasText) return 'no-text';
  return made || isNews ? 'made' : 'fresh';
}

/**
 * Does so at once, after the candidate was written, so that the answer to the save carries its scores. A failure is
 * only logged: the task that was sent with the change tries again. A provider is left to that task, which need not wait
 * for this save.
 */
export async function processResume(deps: Deps & { tasks: TaskQueue }, candidateId: string): Promise<void> {
  try {
    if (deps.ai.embedsAtOnce) await makeResumeVector(deps, candidateId);
    else await deps.tasks.send(null, embedResumeTask, { candidate_id: candidateId });
  } catch (error) {
    deps.log.error({ err: error, candidateId }, 'resume vector failed');
  }
}

/** Makes resumes' vectors in this process; what fails is told on the candidate until it has been made. */
export function workOnResumeVectors(tasks: TaskQueue, deps: Deps): void {
  tasks.work(embedResumeTask, async ({ candidate_id }, { signal }) => {
    try {
      await makeResumeVector(deps, candidate_id, signal);
    } catch (error) {
      await recordVectorFailure(deps.database.db, { candidate_id }, 'failed');
      throw error;
    }
  });
}
