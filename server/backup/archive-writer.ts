import { createWriteStream, existsSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { syncFolder } from '../db/embedded/synced-nodefs.ts';
import { BackupError } from './backup-error.ts';
import { sha256 } from './tally.ts';

/** An entry's header names its SHA-256 under this, as the tar format provides for. */
export const CHECKSUM = 'NIYUKTI.sha256';

/** An archive that is being written: entry by entry, to the disk as it grows. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Puts the archive in its place, whole. */
  finish(): Promise<void>;
  /** Takes away what was written. */
  discard(): Promise<void>;
}

/**
 * Begins an archive that only this user may read. Until it is finished it lies beside its place, as `.partial`.
 * @param signal ends it early: no further entry is taken
 * @throws BackupError when there is such a file already, or somebody else is writing it
 */
export function writeArchive(file: string, signal?: AbortSignal): ArchiveWriter {
  if (existsSync(file))
    throw new BackupError(`${file} is there already: name another file, or take it away.`);
  const partial = `${file}.partial`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable),
    // Resumes are compressed already; what is left to gain in the rows, the quickest level gets most of.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(partial, { fd: openNew(partial), flush: true }),
  );
  written.catch(() => {}); // heard by whoever writes next
  return {
    async add(name, bytes) {
      signal?.throwIfAborted();
      const header = { name, size: bytes.byteLength, mode: 0o600, pax: { [CHECKSUM]: sha256(bytes) } };
      const body = controller.add(header).getWriter();
      await body.write(bytes);
      await body.close();
    },
    async finish() {
      controller.finalize();
      await written;
      await rename(partial, file);
      syncFolder(dirname(file));
    },
    async discard() {
      controller.error(new Error('The archive was given up'));
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/** Never what lies there already: others might read that, or a link lead elsewhere. */
function openNew(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(
      `${path} is there already: another backup is writing it, or one was killed, and then take it away.`,
      { cause: error },
    );
  }
}
