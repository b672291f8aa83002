import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { StartupError } from './startup-error.ts';

const LEAST_CHARACTERS = 32;

/**
 * The secret that signs session cookies: AUTH_SECRET, or one made once and kept in the data folder, readable by its
 * owner only. Throws StartupError when the folder cannot be written or the file is damaged.
 */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  const secret = keptSecret(file, dataDir);
  // A start that was cut off leaves an empty file, for which the sign-in library takes a secret that everybody knows.
  if (secret.length < LEAST_CHARACTERS)
    throw new StartupError(
      `DATA_DIR ${dataDir}: the file secret is cut off. Delete it; everybody then signs in anew.`,
    );
  return secret;
}

function keptSecret(file: string, dataDir: string): string {
  try {
    makeFolder(dataDir);
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${why}): choose a folder that this user may write, for example DATA_DIR=./data.`,
    );
  }
}
