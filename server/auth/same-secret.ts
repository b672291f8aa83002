import { secretFingerprint } from '../core/secret-fingerprint.ts';
import { StartupError } from '../core/startup-error.ts';
import type { Database } from '../db/client.ts';
import { forgetSetting, readSetting, saveSetting } from '../db/settings.ts';
import { tokenFor } from './token-for.ts';

const KEY = 'secret_fingerprint_slow';
/** Where a former version noted a quick one; a process of it that runs beside this one still looks there. */
const FORMER_KEY = 'secret_fingerprint';

/**
 * Makes sure that every process on a PostgreSQL has the same secret: a session begun at one of them would end at the
 * next. The first start notes its fingerprint; `accept` notes another one's in its place. An embedded database has one
 * process, whose secret is noted for those who back it up.
 * @throws StartupError for another secret than the noted one
 */
export async function requireSameSecret(database: Database, secret: string, accept: boolean): Promise<void> {
  const { db, kind } = database;
  const fingerprint = secretFingerprint(secret);
  if ((await readSetting(db, KEY)) === fingerprint) return;
  const isSame = await isSecretOf(database, secret);
  if (kind === 'postgres' && !accept && !isSame)
    throw new StartupError(
      'AUTH_SECRET (without it, the file secret in DATA_DIR) is not the one that this database is used with: give every ' +
        'process the same. To change it, stop all of them and start one with --new-secret: everybody then signs in anew, ' +
        'and sets up two-step sign-in anew.',
    );
  if (!isSame) await forgetSetting(db, FORMER_KEY);
  await saveSetting(db, KEY, fingerprint);
}

/** Whether the database is used with this secret, as far as one was noted. */
export async function isSecretOf({ db }: Database, secret: string): Promise<boolean> {
  const noted = await readSetting(db, KEY);
  if (noted !== undefined) return noted === secretFingerprint(secret);
  const former = await readSetting(db, FORMER_KEY);
  return former === undefined || former === tokenFor(secret, 'fingerprint of the secret');
}
