import { messages } from '#contract/messages.ts';
import { recordLook } from '../audit/record-look.ts';
import { AppError } from '../core/errors.ts';
import { closeUnread } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { openToSend } from '../resumes/read-resume.ts';
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
  const { file_key, mime_type } = row;
  const opened = file_key === null ? null : await openToSend(files, { file_key, mime_type });
  if (!opened) throw new AppError('not_found', messages.resume.none);
  await closeUnread(
    opened.bytes,
    database.transaction((tx) =>
      recordLook(tx, by, [{ action: 'resume.view', recordType: 'intake_row', recordId: id }]),
    ),
  );
  return { ...opened, fileName: row.file_name, disposition: 'inline' };
}
