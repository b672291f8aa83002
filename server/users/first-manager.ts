import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { accountMessages } from '#contract/account-messages.ts';
import type { setupSchema } from '#contract/session.ts';
import { tokenHash } from '../core/token-hash.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Auth } from '../auth/auth.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { settings } from '../db/schema.ts';
import { readSetting, saveSetting } from '../db/settings.ts';
import { insertUser } from './create-user.ts';
import { hasAnyProfile } from './profiles.repo.ts';

const SETUP_KEY = 'setup_token_hash';

interface Deps {
  database: Database;
  auth: Auth;
}

/**
 * Makes sure that an empty installation can be entered: by the given account, or by a one-time link whose token is
 * returned: the same by every process with the same secret, so that whichever printed it is right; only its hash is
 * kept. Returns null when somebody can sign in already.
 */
export async function prepareFirstManager(
  deps: Deps,
  admin: { email: string; password: string } | null,
): Promise<{ setupToken: string } | null> {
  if (await hasAnyProfile(deps.database.db)) return null;
  if (admin) {
    await createFirstManager(deps, { ...admin, full_name: 'HR Manager' });
    return null;
  }
  const setupToken = deps.auth.tokenFor('set-up link');
  await saveSetting(deps.database.db, SETUP_KEY, tokenHash(setupToken));
  return { setupToken };
}

/**
 * Answers whether anybody can sign in at all. Once somebody can, that stays: the last HR manager is never removed. So it
 * is asked of the database only until then.
 */
export function setUpState({ db }: Database): () => Promise<boolean> {
  let isSetUp = false;
  return async () => {
    isSetUp ||= await hasAnyProfile(db);
    return isSetUp;
  };
}

/** Whether a set-up link may still be used: nobody has a profile, and it is the link of this installation. */
export async function isSetupTokenValid(handle: Handle, token: string): Promise<boolean> {
  if (token === '' || (await hasAnyProfile(handle))) return false;
  return (await readSetting(handle, SETUP_KEY)) === tokenHash(token);
}

/**
 * Creates the first HR manager by the link. Throws `forbidden` when the link is no longer valid, and `invalid_input` for a
 * weak password, after which it still is.
 */
export async function setUpFirstManager(
  deps: Deps,
  by: By,
  input: z.output<typeof setupSchema>,
): Promise<{ email: string }> {
  const { token, ...person } = input;
  if (!(await isSetupTokenValid(deps.database.db, token)))
    throw new AppError('forbidden', accountMessages.user.setupUsed);
  await requireStrongPassword(person.password, person, 'password');
  return createFirstManager(deps, person, by, token);
}

async function createFirstManager(
  { database, auth }: Deps,
  person: { email: string; password: string; full_name: string },
  by: By = { actor: null, origin: null },
  token?: string,
): Promise<{ email: string }> {
  const passwordHash = await auth.hashPassword(person.password);
  return database.transaction(async (tx) => {
    // Taking the row away first lets only one of two people with the link go on.
    const taken = await tx.delete(settings).where(eq(settings.key, SETUP_KEY)).returning();
    if (token !== undefined && taken[0]?.value !== tokenHash(token))
      throw new AppError('forbidden', accountMessages.user.setupUsed);
    const profile = await insertUser(tx, {
      full_name: person.full_name,
      email: person.email,
      role: 'hr_manager',
      company_name: '',
      passwordHash,
      mustChangePassword: false,
    });
    await recordAudit(tx, by, { action: 'user.setup', recordType: 'profile', recordId: profile.user_id });
    return { email: profile.email };
  });
}
