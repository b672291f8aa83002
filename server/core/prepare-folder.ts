import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { StartupError } from './startup-error.ts';

/**
 * Makes sure that a folder exists, for this user alone, and can be written. `setting` is what says where it lies.
 * @throws StartupError naming the setting and the remedy
 */
export function prepareFolder(folder: string, setting: 'DATA_DIR' | 'FILES_URL' = 'DATA_DIR'): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `${setting}: cannot write in ${folder} (${code ?? message}). ` +
        `Make that folder writable for this user, or set ${setting} to another one.`,
      { cause: error },
    );
  }
}
