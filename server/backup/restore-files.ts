import { isUnfinished } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { sha256 } from './tally.ts';

/** The files of a place, held against those of an archive. */
export interface FilesCheck {
  /** To be told of each file of the archive. @throws BackupError when the place has another one under that key */
  see(key: string, bytes: Uint8Array): Promise<void>;
  /** At the end. @throws BackupError when the place's files are somebody else's */
  refuseStrangers(): void;
  /** Whether the place has had the file from the beginning. */
  had(key: string): boolean;
}

/**
 * A place may have files only if they are the installation's own: who moves to another database leaves them where they
 * are, with some whose rows have just gone; who begins again after a broken-off restore finds a part of them.
 */
export async function checkFiles(files: FileStore): Promise<FilesCheck> {
  const held = new Set<string>();
  for await (const keys of files.list('')) for (const key of keys) if (!isUnfinished(key)) held.add(key);
  const own = new Set<string>();
  let isLacking = false;
  return {
    async see(key, bytes) {
      const there = held.has(key) ? await files.get(key) : null;
      if (!there) {
        isLacking = true;
        return;
      }
      if (sha256(there) !== sha256(bytes))
        throw new BackupError(
          `The file storage holds another file ${key} than the archive: restore into an empty one.`,
        );
      own.add(key);
    },
    refuseStrangers() {
      const strangers = held.size - own.size;
      if (strangers > 0 && (isLacking || own.size === 0))
        throw new BackupError(
          `The file storage holds ${strangers} files that are not of this archive: restore into an empty one.`,
        );
    },
    had: (key) => own.has(key),
  };
}
