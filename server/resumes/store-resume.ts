import { v7 as uuidv7 } from 'uuid';
import type { Logger } from '../core/logger.ts';
import type { Database, Tx } from '../db/client.ts';
import { discardOrphan } from '../files/discard-orphan.ts';
import type { FileStore } from '../files/file-store.ts';
import type { AcceptedResume } from './accept-resume.ts';
import { preferOwnText, type ResumeReading } from './prefer-own-text.ts';
import { filesInUse, findDocument, insertCurrentDocument, setCurrentDocument } from './resumes.repo.ts';

/** Where all resume files lie in the store. */
export const RESUME_FOLDER = 'resumes';

/** A resume whose file is in the store and whose row is not there yet. */
export interface StoredResume extends Omit<AcceptedResume, 'bytes' | 'text'>, ResumeReading {
  documentId: string;
  fileKey: string;
  sizeBytes: number;
}

interface Deps {
  database: Database;
  files: FileStore;
  log: Logger;
}

/**
 * Puts the file into the store and reads its text meanwhile (the browser's stays when we cannot), then runs the work
 * that commits its row. When that fails, the file is taken away again as well as can be: what is left over is an
 * orphan, never a row without a file.
 */
export async function withStoredResume<T>(
  deps: Deps,
  resume: AcceptedResume,
  commit: (stored: StoredResume) => Promise<T>,
): Promise<T> {
  const { bytes, ...rest } = resume;
  const documentId = uuidv7();
  // The document's id keeps the same file of two people apart, so that deleting one never takes the other's.
  const fileKey = `${RESUME_FOLDER}/${resume.sha256.slice(0, 2)}/${resume.sha256}-${documentId}`;
  const [reading] = await Promise.all([preferOwnText(resume, deps.log), deps.files.put(fileKey, bytes)]);
  try {
    return await commit({ ...rest, ...reading, documentId, fileKey, sizeBytes: bytes.byteLength });
  } catch (error) {
    await discardOrphan(deps, fileKey, async () =>
      (await filesInUse(deps.database.db, [fileKey])).has(fileKey),
    );
    throw error;
  }
}

/** Writes a stored resume as the person's current one, in the caller's transaction. */
export async function addResumeDocument(
  tx: Tx,
  candidateId: string,
  resume: StoredResume,
  uploadedBy: string | null,
): Promise<void> {
  await insertCurrentDocument(tx, {
    id: resume.documentId,
    candidate_id: candidateId,
    file_key: resume.fileKey,
    file_name: resume.fileName,
    mime_type: resume.mimeType,
    size_bytes: resume.sizeBytes,
    sha256: resume.sha256,
    text: resume.text,
    text_by: resume.textBy,
    uploaded_by: uploadedBy,
  });
}

/**
 * Makes a former version the person's current resume again, in the caller's transaction, which has locked the person.
 * Returns its text with the summary that the person had by it (null for one of before that was kept), and null when it is
 * the current one already; undefined when there is no such version.
 */
export async function makeDocumentCurrent(
  tx: Tx,
  candidateId: string,
  documentId: string,
): Promise<{ text: string; summary: string | null } | null | undefined> {
  const document = await findDocument(tx, candidateId, documentId);
  if (!document) return undefined;
  if (document.is_current) return null;
  await setCurrentDocument(tx, candidateId, documentId);
  return { text: document.text, summary: document.summary };
}
