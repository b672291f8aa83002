import { isUtf8 } from 'node:buffer';
import { messages } from '#contract/messages.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import type { FileContent, FileStore } from '../files/file-store.ts';
import { findDocument } from './resumes.repo.ts';

/** A resume as it leaves the server; the extension is of what the file really is. */
export interface ReadableResume {
  documentId: string;
  bytes: Uint8Array | FileContent;
  mimeType: string;
  /** with its dot */
  extension: string;
  uploadedAt: Date;
}

/**
 * A person's resume, opened to be sent: the current one, or the version named by its document. Throws `not_found` when
 * there is none, or when its file is gone.
 */
export async function readResume(
  handle: Handle,
  files: FileStore,
  candidateId: string,
  documentId?: string,
): Promise<ReadableResume> {
  const document = await findDocument(handle, candidateId, documentId);
  const opened = document ? await openToSend(files, document) : null;
  if (!document || !opened) throw new AppError('not_found', messages.resume.none);
  const kind = Object.values(RESUME_FILES).find(({ mimeType }) => mimeType === document.mime_type);
  return {
    documentId: document.id,
    ...opened,
    extension: kind?.extension ?? '',
    uploadedAt: document.created_at,
  };
}

/** What was read out of a person's resume, and its file's name; as `readResume`, the current one unless told. Throws `not_found`. */
export async function readKeptText(
  handle: Handle,
  candidateId: string,
  documentId?: string,
): Promise<{ documentId: string; file_name: string; text: string }> {
  const document = await findDocument(handle, candidateId, documentId);
  if (!document) throw new AppError('not_found', messages.resume.none);
  return { documentId: document.id, file_name: document.file_name, text: document.text ?? '' };
}

/**
 * A resume's file and its type as they are sent, or null when it is gone. A text is looked at whole: without a charset
 * browsers guess, and show a rupee sign as three letters.
 */
export async function openToSend(
  files: FileStore,
  { file_key: key, mime_type: mimeType }: { file_key: string; mime_type: string },
): Promise<Pick<ReadableResume, 'bytes' | 'mimeType'> | null> {
  if (mimeType !== RESUME_FILES.txt.mimeType) {
    const bytes = await files.open(key);
    return bytes && { bytes, mimeType };
  }
  const bytes = await files.get(key);
  return bytes && { bytes, mimeType: isUtf8(bytes) ? `${mimeType}; charset=utf-8` : mimeType };
}
