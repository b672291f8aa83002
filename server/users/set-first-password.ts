import { accountMessages } from '#contract/account-messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Auth } from '../auth/auth.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { samePassword, startSession } from './accept-invitation.ts';
import { findProfile } from './profiles.repo.ts';
import type { StartedSession } from './session.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the temporary password that somebody signed in with. Throws `forbidden` for a password that is the person's own
 * (that one is changed in Profile, where it is asked for), and `invalid_input` when it is the temporary one again.
 */
export async function setFirstPassword(
  { database, auth }: { database: Database; auth: Auth },
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<StartedSession> {
  const { userId } = actor;
  const person = await findProfile(database.db, userId);
  if (!person?.must_change_password) throw isOwn();
  if (await auth.isPassword(userId, password)) throw samePassword();
  await requireStrongPassword(password, person, 'password');
  const passwordHash = await auth.hashPassword(password);
  const { email } = await database.transaction(async (tx) => {
    const current = await findProfile(tx, userId);
    if (!current?.must_change_password) throw isOwn();
    await setPassword(tx, userId, passwordHash);
    await recordAudit(
      tx,
      { actor, origin },
      { action: 'password.change', recordType: 'profile', recordId: userId },
    );
    return current;
  });
  return startSession({ database, auth }, origin, email, password);
}

function isOwn(): AppError {
  return new AppError('forbidden', accountMessages.user.passwordIsOwn);
}
