import { isUtf8 } from 'node:buffer';
import { messages } from '#contract/messages.ts';
import { RESUME_FILES } from '#contract/resume-type.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { findDocument } from './resumes.repo.ts';

/** A resume as it leaves the server; the extension is of what the file really is. */
export interface ReadableResume {
  bytes: Uint8Array;
  mimeType: string;
  /** with its dot */
  extension: string;
}

/**
 * A person's resume with its bytes: the current one, or the version named by its document. Throws `not_found` when
 * there is none, or when its file is gone.
 */
export async function readResume(
  handle: Handle,
  files: FileStore,
  candidateId: string,
  documentId?: string,
): Promise<ReadableResume> {
  const document = await findDocument(handle, candidateId, documentId);
  const bytes = document ? await files.get(document.file_key) : null;
  if (!document || !bytes) throw new AppError('not_found', messages.resume.none);
  const kind = Object.values(RESUME_FILES).find(({ mimeType }) => mimeType === document.mime_type);
  return {
    bytes,
    mimeType: withCharset(document.mime_type, bytes),
    extension: kind?.extension ?? '',
  };
}

/** The type of a file as it is sent: without a charset browsers guess, and show a rupee sign as three letters. */
export function withCharset(mimeType: string, bytes: Uint8Array): string {
  return mimeType === RESUME_FILES.txt.mimeType && isUtf8(bytes) ? `${mimeType}; charset=utf-8` : mimeType;
}
