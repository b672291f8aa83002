import { isTooLittle } from '#reading/enough-text.ts';
import { asReadError } from '#reading/resume-read-error.ts';
import type { ResumeLine } from '#reading/resume-text.ts';
import type { VectorProblem } from '#contract/vectors.ts';
import type { Handle, Tx } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { findCurrentResume } from './current-resume.ts';
import { readResumeText } from './read-resume-text.ts';
import { updateDocumentText } from './resumes.repo.ts';

/** A current resume whose text is missing, and what its file says. */
export interface StoredText {
  documentId: string;
  text: string;
  lines: ResumeLine[] | undefined;
}

/** Why there is no text: `has-text` needs none read, `none` is no resume at all. */
type NoText = 'has-text' | 'none' | VectorProblem;

/**
 * Reads the file of a person's current resume when its text is not there yet, as of an old one that was stored without
 * being read. Throws when the reader itself fails, or the signal is aborted.
 */
export async function readStoredText(
  { handle, files }: { handle: Handle; files: FileStore },
  candidateId: string,
  signal?: AbortSignal,
): Promise<StoredText | NoText> {
  const document = await findCurrentResume(handle, candidateId);
  if (!document) return 'none';
  if (!isTooLittle(document.text)) return 'has-text';
  const bytes = await files.get(document.file_key);
  if (!bytes) return 'file-gone';
  try {
    const { text, lines } = await readResumeText(
      { fileName: document.file_name, bytes },
      signal ? { signal } : {},
    );
    return isTooLittle(text) ? 'no-text' : { documentId: document.id, text, lines };
  } catch (error) {
    signal?.throwIfAborted();
    return problemOf(error);
  }
}

/** Stores the text of a document that had none. */
export function saveStoredText(tx: Tx, { documentId, text }: StoredText): Promise<void> {
  return updateDocumentText(tx, documentId, text);
}

function problemOf(error: unknown): VectorProblem {
  const { code, cause } = asReadError(error);
  if (code === 'failed') throw cause ?? error;
  if (code === 'password-protected') return code;
  if (code === 'too-little-text' || code === 'empty') return 'no-text';
  if (code === 'too-complex' || code === 'too-large' || code === 'too-many-pages') return 'too-complex';
  return 'unreadable';
}
