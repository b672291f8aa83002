import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../http/call.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { addResumeDocument, withStoredResume } from '../resumes/store-resume.ts';
import { findCandidateName } from './candidates.read.ts';
import { lockCandidate, markUnconverted } from './candidates.repo.ts';
import { extractCandidateData } from './extract-candidate-data.ts';
import { processResume } from './process-resume.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

/**
 * Gives a candidate a newer resume; the former one stays as an older version. Throws `not_found`, and `invalid_input`,
 * `too_large` or `unsupported_type` for the file.
 */
export async function replaceResume(
  deps: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  file: UploadedFile | undefined,
  text: string,
): Promise<void> {
  const accepted = acceptResume(file, text);
  if ((await findCandidateName(deps.database.db, candidateId)) === undefined) throw notFound();
  // The former summary speaks of the former resume.
  const summary =
    extractCandidateData({ resumeText: accepted.text }, deps.clock.today()).data?.resume_summary ?? null;
  await withStoredResume(deps, accepted, (resume) =>
    deps.database.transaction(async (tx) => {
      if (!(await lockCandidate(tx, candidateId))) throw notFound();
      await addResumeDocument(tx, candidateId, resume, by.actor.userId);
      await markUnconverted(tx, candidateId, summary);
      await recordAudit(tx, by, { action: 'resume.replace', recordType: 'candidate', recordId: candidateId });
    }),
  );
  await processResume(deps, candidateId);
}

function notFound(): AppError {
  return new AppError('not_found', messages.candidate.notFound);
}
