import { dayOf } from '#contract/dates.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { closeUnread, type FileStore } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { forFileName } from '../resumes/for-file-name.ts';
import { readResume } from '../resumes/read-resume.ts';
import { requireCandidate } from './known-candidates.read.ts';

/**
 * A candidate's resume (the current one, or the version that is named), to look at or to save as
 * "{candidate name}_resume" with the extension of what the file is, a named version with its day before that. Either way
 * it goes into the audit log. Throws `not_found`.
 */
export async function sendResume(
  { database, files, clock }: { database: Database; files: FileStore; clock: Clock },
  by: By,
  { id, resumeId }: { id: string; resumeId?: string },
  download: boolean,
): Promise<FileAnswer> {
  const name = await requireCandidate(database.db, id);
  const { bytes, mimeType, extension, uploadedAt } = await readResume(database.db, files, id, resumeId);
  const action = download ? ('resume.download' as const) : ('resume.view' as const);
  await closeUnread(
    bytes,
    recordAudit(database.db, by, [
      { action, recordType: 'candidate', recordId: id },
      // Of a former resume, which one it was.
      ...(resumeId === undefined ? [] : [{ action, recordType: 'resume_document', recordId: resumeId }]),
    ]),
  );
  const of = resumeId === undefined ? '' : `_${dayOf(uploadedAt, clock.timeZone)}`;
  return {
    bytes,
    mimeType,
    fileName: `${forFileName(name)}_resume${of}${extension}`,
    disposition: download ? 'attachment' : 'inline',
  };
}
