import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../core/make-folder.ts';
import { secretFingerprint } from '../core/secret-fingerprint.ts';
import { BackupError } from './backup-error.ts';

interface Secrets {
  /** AUTH_SECRET */
  configured: string | undefined;
  dataDir: string;
  /** the archive's own; none when the installation had AUTH_SECRET */
  carried: string | undefined;
  /** of the secret that seals what is in the archive */
  fingerprint: string;
}

const LOST =
  'second factors, and mails that wait, could not be read any more, and nobody with two-step sign-in could come in.';

/**
 * Makes sure that the installation will have the secret that the archive's rows are sealed with. Answers how to keep
 * it in the data folder, which answers how to take it away again; null when nothing has to be written.
 * @throws BackupError when another one is set, or it is not known
 */
export function secretToKeep({
  configured,
  dataDir,
  carried,
  fingerprint,
}: Secrets): (() => () => void) | null {
  const file = join(dataDir, 'secret');
  const isRight = (secret: string) => secretFingerprint(secret) === fingerprint;
  if (configured !== undefined) {
    if (isRight(configured)) return null;
    throw new BackupError(
      `AUTH_SECRET is not the secret of the installation that was backed up: ${LOST} Set it to that one` +
        `${carried === undefined ? '' : ', or unset it: this archive brings it along'}.`,
    );
  }
  if (existsSync(file)) {
    if (isRight(readFileSync(file, 'utf8'))) return null;
    throw new BackupError(
      `The secret in ${file} is not that of the installation that was backed up: ${LOST} Restore into an empty DATA_DIR.`,
    );
  }
  if (carried === undefined)
    throw new BackupError(
      'The installation that was backed up had its secret in AUTH_SECRET, which is not in the archive: set AUTH_SECRET to the same.',
    );
  return () => {
    makeFolder(dataDir);
    writeFileSync(file, carried, { mode: 0o600, flag: 'wx', flush: true });
    return () => rmSync(file);
  };
}
