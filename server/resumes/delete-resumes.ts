import type { Logger } from '../core/logger.ts';
import type { Tx } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteDocuments } from './resumes.repo.ts';

/**
 * Deletes every version of a person's resume as part of deleting the person. Returns the keys of the files, to be
 * deleted once the transaction is committed.
 */
export async function deleteResumesOf(tx: Tx, candidateId: string): Promise<string[]> {
  return deleteDocuments(tx, candidateId);
}

/** Deletes files whose rows are gone; a failure leaves an orphan and is only logged. */
export async function deleteResumeFiles(
  { files, log }: { files: FileStore; log: Logger },
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'resume file left behind'));
}
