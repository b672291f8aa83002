import { dayOf } from '#contract/dates.ts';
import type { By } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { closeUnread, type FileStore } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { forFileName } from '../resumes/for-file-name.ts';
import { readKeptText, readResume } from '../resumes/read-resume.ts';
import { requireCandidate } from './known-candidates.read.ts';
import { lookAtResume } from './look-at-resume.ts';

interface Which {
  /** the candidate's */
  id: string;
  /** of a version; the current one when it is left out */
  resumeId?: string | undefined;
}

/** The text that was read out of a candidate's resume; looked at, as the file is. Throws `not_found`. */
export async function showResumeText(
  { database }: { database: Database },
  by: By & { actor: Actor },
  { id, resumeId }: Which,
): Promise<{ file_name: string; text: string }> {
  await requireCandidate(database.db, id);
  const { documentId, ...kept } = await readKeptText(database.db, id, resumeId);
  await lookAtResume(database, by, {
    candidateId: id,
    documentId,
    isNamed: resumeId !== undefined,
    action: 'resume.view',
  });
  return kept;
}

/**
 * A candidate's resume (the current one, or the version that is named), to look at or to save as
 * "{candidate name}_resume" with the extension of what the file is, a named version with its day before that. Either way
 * it goes into the audit log. Throws `not_found`.
 */
export async function sendResume(
  { database, files, clock }: { database: Database; files: FileStore; clock: Clock },
  by: By & { actor: Actor },
  { id, resumeId }: Which,
  download: boolean,
): Promise<FileAnswer> {
  const name = await requireCandidate(database.db, id);
  const resume = await readResume(database.db, files, id, resumeId);
  const { documentId, bytes, mimeType, extension, uploadedAt } = resume;
  const look = { candidateId: id, documentId, isNamed: resumeId !== undefined };
  const action = download ? 'resume.download' : 'resume.view';
  await closeUnread(bytes, lookAtResume(database, by, { ...look, action }));
  const of = resumeId === undefined ? '' : `_${dayOf(uploadedAt, clock.timeZone)}`;
  return {
    bytes,
    mimeType,
    fileName: `${forFileName(name)}_resume${of}${extension}`,
    disposition: download ? 'attachment' : 'inline',
  };
}
