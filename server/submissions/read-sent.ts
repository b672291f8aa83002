import { messages } from '#contract/messages.ts';
import type { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import type { RouteOutput } from '#contract/route.ts';
import type { By } from '../audit/record-audit.ts';
import { lookAtResume } from '../candidates/look-at-resume.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { closeUnread, type FileStore } from '../files/file-store.ts';
import type { FileAnswer } from '../http/call.ts';
import { forFileName } from '../resumes/for-file-name.ts';
import { readResume } from '../resumes/read-resume.ts';
import { listCorrected } from './requests.read.ts';
import { findSent } from './sent.read.ts';

type Sent = RouteOutput<typeof sentSubmissionRoutes.read>;

/** What a vendor's submission said, out of the actor's own list. Throws `not_found` for any other. */
export async function readSent(
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<Sent> {
  const found = await findSent(database.db, actor, id);
  if (!found) throw new AppError('not_found', messages.submission.sentGone);
  const { submitted, newest } = found;
  const { sent: form, mime_type, size_bytes } = newest;
  const resume = form !== null && mime_type !== null && size_bytes !== null;
  return {
    submitted_at: submitted.at.toISOString(),
    submitted_by_name: submitted.by_name,
    fields: submitted.sent?.fields ?? null,
    resume: resume ? { file_name: form.file_name, mime_type, size_bytes } : null,
    corrected: await listCorrected(database.db, id),
    handed_in: newest.is_newer_resume ? { at: newest.at.toISOString(), by_name: newest.by_name } : null,
  };
}

/**
 * The last resume that came with a vendor's submission, to look at or to save, whatever the person's current one is. In the
 * audit log as every look at a resume. Throws `not_found`.
 */
export async function sendSentResume(
  { database, files }: { database: Database; files: FileStore },
  by: By & { actor: Actor },
  id: string,
  download: boolean,
): Promise<FileAnswer> {
  const { newest } = (await findSent(database.db, by.actor, id)) ?? {};
  if (!newest?.document_id || !newest.sent) throw new AppError('not_found', messages.resume.none);
  const { candidate_id, candidate_name, document_id, sent } = newest;
  const { bytes, mimeType, extension } = await readResume(database.db, files, candidate_id, document_id);
  const look = { candidateId: candidate_id, documentId: document_id, isNamed: true };
  const action = download ? 'resume.download' : 'resume.view';
  await closeUnread(bytes, lookAtResume(database, by, { ...look, action }));
  const fileName = `${forFileName(sent.fields?.name ?? candidate_name)}_resume${extension}`;
  return { bytes, mimeType, fileName, disposition: download ? 'attachment' : 'inline' };
}
