import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '#server/core/make-folder.ts';
import { StartupError } from '#server/core/startup-error.ts';

/** The system's limit on a Unix socket's path is 104 to 108 bytes. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * Makes sure that the database's folder exists, for this user alone, and can be written.
 * @throws StartupError naming DATA_DIR and the remedy
 */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `DATA_DIR: cannot write in ${folder} (${code ?? message}). ` +
        'Make that folder writable for this user, or set DATA_DIR to another one.',
      { cause: error },
    );
  }
}

/** A new folder that only this user may enter, with a path short enough for a Unix socket. */
export function makeSocketFolder(): string {
  const base = tmpdir().length < LONGEST_SOCKET_FOLDER ? tmpdir() : '/tmp';
  return mkdtempSync(join(base, 'niyukti-')); // mode 0700
}
