import type { Logger } from '../core/logger.ts';
import type { FileStore } from './file-store.ts';

/**
 * Takes a file away whose row could not be written, as well as can be: what stays behind is swept away later.
 * `isInUse` tells whether there is a row after all, since a commit can succeed and its answer get lost.
 */
export async function discardOrphan(
  { files, log }: { files: FileStore; log: Logger },
  key: string,
  isInUse: () => Promise<boolean>,
): Promise<void> {
  try {
    if (!(await isInUse())) await files.delete(key);
  } catch (error) {
    log.warn({ err: error, key }, 'a file without a row was left behind');
  }
}
