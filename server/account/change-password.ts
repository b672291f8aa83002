import type { z } from 'zod';
import type { passwordChangeSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { revokeTokensOf } from '../api-tokens/revoke-tokens.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { replacePassword } from '../auth/identity.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { AppError } from '../core/errors.ts';
import { ownPasswordSet, readOwn } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { deleteLinks } from './account-links.repo.ts';
import { mailPasswordChanged } from './account-mails.ts';
import { confirmPassword, requireStillConfirmed } from './confirm-password.ts';
import { endSessionsAndTell } from '../users/end-sessions.ts';

/**
 * Changes the own password, by the one that there is. Every other session ends, and so do API tokens and links on their way. Throws
 * `invalid_input` for a wrong current password and for a new one that is weak or the same, and `unauthenticated` when the
 * password was changed otherwise meanwhile.
 */
export async function changePassword(
  deps: AccountDeps,
  by: Owner,
  input: z.output<typeof passwordChangeSchema>,
): Promise<void> {
  const { database, auth } = deps;
  const { userId } = by.actor;
  const confirmed = await confirmPassword(deps, by, input.current_password, 'current_password');
  if (input.new_password === input.current_password)
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { new_password: accountMessages.account.passwordSame },
    });
  const person = await readOwn(database.db, userId);
  await requireStrongPassword(input.new_password, person, 'new_password');
  const [passwordHash, held] = await Promise.all([
    auth.hashPassword(input.new_password),
    auth.sessionOf(by.origin.headers, { prolong: false }),
  ]);
  await database.transaction(async (tx) => {
    await requireStillConfirmed(tx, userId, confirmed);
    await revokeTokensOf(tx, userId);
    await replacePassword(tx, userId, passwordHash);
    await ownPasswordSet(tx, userId);
    await endSessionsAndTell(tx, userId, held ? { but: held.sessionId } : {});
    await deleteLinks(tx, userId);
    await recordAudit(tx, by, { action: 'password.change', recordType: 'profile', recordId: userId });
    await mailPasswordChanged(deps, tx, person, 'in the profile');
  });
}
