import { StartupError } from '../core/startup-error.ts';
import type { Database } from '../db/client.ts';
import { readSetting, saveSetting } from '../db/settings.ts';
import type { Auth } from './auth.ts';
import { tokenFor } from './token-for.ts';

const KEY = 'secret_fingerprint';
/** what the fingerprint is made of */
const WORDS = 'fingerprint of the secret';

interface Deps {
  database: Database;
  auth: Pick<Auth, 'tokenFor'>;
}

/**
 * Makes sure that every process on a PostgreSQL has the same secret: a session begun at one of them would end at the
 * next. The first start notes a text that only its secret makes; `accept` notes another one's in its place.
 * @throws StartupError for another secret than the noted one
 */
export async function requireSameSecret({ database, auth }: Deps, accept: boolean): Promise<void> {
  if (database.kind === 'embedded') return; // has one process only
  const fingerprint = auth.tokenFor(WORDS);
  const noted = await readSetting(database.db, KEY);
  if (noted === fingerprint) return;
  if (noted !== undefined && !accept)
    throw new StartupError(
      'AUTH_SECRET (without it, the file secret in DATA_DIR) is not the one that this database is used with: give every ' +
        'process the same. To change it, stop all of them and start one with --new-secret: everybody then signs in anew, ' +
        'and sets up two-step sign-in anew.',
    );
  await saveSetting(database.db, KEY, fingerprint);
}

/** Whether the database is used with this secret, as far as one was noted. */
export async function isSecretOf(database: Database, secret: string): Promise<boolean> {
  const noted = await readSetting(database.db, KEY);
  return noted === undefined || noted === tokenFor(secret, WORDS);
}
