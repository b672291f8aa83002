import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import type { FileAnswer } from '../http/call.ts';
import { withCharset } from '../resumes/read-resume.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRow } from './intake.read.ts';
import { rowNotFound } from './present-intake.ts';

/** The file of a row, to look at; it goes into the audit log. Throws `not_found`. */
export async function sendIntakeFile(
  { database, files }: IntakeDeps,
  by: ByActor,
  id: string,
): Promise<FileAnswer> {
  const row = await findRow(database.db, id, by.actor.userId);
  if (!row) throw rowNotFound();
  const bytes = row.file_key === null ? null : await files.get(row.file_key);
  if (!bytes) throw new AppError('not_found', messages.resume.none);
  await recordAudit(database.db, by, { action: 'resume.view', recordType: 'intake_row', recordId: id });
  const mimeType = withCharset(row.mime_type, bytes);
  return { bytes, mimeType, fileName: row.file_name, disposition: 'inline' };
}
