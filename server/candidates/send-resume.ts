import { dayOf } from '#contract/dates.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { closeUnread, type FileStore } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { forFileName } from '../resumes/for-file-name.ts';
import { readKeptText, readResume } from '../resumes/read-resume.ts';
import { requireCandidate } from './known-candidates.read.ts';

interface Which {
  /** the candidate's */
  id: string;
  /** of a version; the current one when it is left out */
  resumeId?: string | undefined;
}

/** What the audit log keeps of a look at a resume; of a former one, which it was. */
function entriesOf(action: 'resume.view' | 'resume.download', { id, resumeId }: Which) {
  const entry = { action, recordType: 'candidate', recordId: id };
  return resumeId === undefined
    ? [entry]
    : [entry, { action, recordType: 'resume_document', recordId: resumeId }];
}

/** The text that was read out of a candidate's resume; looked at, as the file is. Throws `not_found`. */
export async function showResumeText(
  { database }: { database: Database },
  by: By,
  which: Which,
): Promise<{ file_name: string; text: string }> {
  await requireCandidate(database.db, which.id);
  const kept = await readKeptText(database.db, which.id, which.resumeId);
  await recordAudit(database.db, by, entriesOf('resume.view', which));
  return kept;
}

/**
 * A candidate's resume (the current one, or the version that is named), to look at or to save as
 * "{candidate name}_resume" with the extension of what the file is, a named version with its day before that. Either way
 * it goes into the audit log. Throws `not_found`.
 */
export async function sendResume(
  { database, files, clock }: { database: Database; files: FileStore; clock: Clock },
  by: By,
  { id, resumeId }: Which,
  download: boolean,
): Promise<FileAnswer> {
  const name = await requireCandidate(database.db, id);
  const { bytes, mimeType, extension, uploadedAt } = await readResume(database.db, files, id, resumeId);
  const action = download ? ('resume.download' as const) : ('resume.view' as const);
  await closeUnread(bytes, recordAudit(database.db, by, entriesOf(action, { id, resumeId })));
  const of = resumeId === undefined ? '' : `_${dayOf(uploadedAt, clock.timeZone)}`;
  return {
    bytes,
    mimeType,
    fileName: `${forFileName(name)}_resume${of}${extension}`,
    disposition: download ? 'attachment' : 'inline',
  };
}
