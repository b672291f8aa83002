import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findSessionId, passwordHashOf } from '../auth/identity.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { lockProfile } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';

/** The hash of the password that was found right, by which `requireStillConfirmed` sees that it was changed since. */
export interface Confirmed {
  hash: string | null;
}

/**
 * Asks for the password again before what a stranger at an open browser must not do. Throws `invalid_input` at `field` for
 * a wrong one and `too_many_requests` after too many, counted together with failed sign-ins. What it allows begins with
 * `requireStillConfirmed`.
 */
export async function confirmPassword(
  { database, auth }: Pick<AccountDeps, 'database' | 'auth'>,
  { actor, origin }: Owner,
  password: string,
  field: string,
): Promise<Confirmed> {
  const attempt = await beginSignIn(database.db, actor.email, origin.ipAddress);
  const hash = await passwordHashOf(database.db, actor.userId);
  if (await auth.isPassword(actor.userId, password)) {
    await attempt.succeeded();
    return { hash };
  }
  await recordAudit(database.db, { actor, origin }, { action: 'password.refused' });
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { [field]: accountMessages.account.passwordWrong },
  });
}

/**
 * Takes hold of a person for the rest of the transaction, before anything else of them is written. Throws `unauthenticated`
 * when the password was changed since it was confirmed, or the person deactivated: somebody who took the account back
 * meanwhile, by a link, has the last word.
 */
export async function requireStillConfirmed(tx: Tx, userId: string, { hash }: Confirmed): Promise<void> {
  const isStillIn = await lockProfile(tx, userId);
  if (!isStillIn || (await passwordHashOf(tx, userId)) !== hash)
    throw new AppError('unauthenticated', messages.auth.sessionEnded);
}

/**
 * Takes hold of a person as `requireStillConfirmed` does, for what rests on a session alone. Returns the session's id. Throws
 * `unauthenticated` when it was ended since: somebody who took the account back meanwhile ended them all.
 */
export async function requireStillSignedIn(
  tx: Tx,
  { auth }: Pick<AccountDeps, 'auth'>,
  { actor: { userId }, origin }: Owner,
): Promise<string> {
  const isStillIn = await lockProfile(tx, userId);
  const token = auth.sessionToken(origin.headers);
  const sessionId = isStillIn && token !== null ? await findSessionId(tx, userId, token) : undefined;
  if (sessionId === undefined) throw new AppError('unauthenticated', messages.auth.sessionEnded);
  return sessionId;
}
