import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import { AppError } from '../core/errors.ts';
import type { AccountDeps, Owner } from './account-deps.ts';

/**
 * Asks for the password again before what a stranger at an open browser must not do. Throws `invalid_input` at `field` for
 * a wrong one and `too_many_requests` after too many, counted together with failed sign-ins.
 */
export async function confirmPassword(
  { database, auth }: Pick<AccountDeps, 'database' | 'auth'>,
  { actor, origin }: Owner,
  password: string,
  field: string,
): Promise<void> {
  const attempt = await beginSignIn(database.db, actor.email, origin.ipAddress);
  if (await auth.isPassword(actor.userId, password)) return attempt.succeeded();
  await recordAudit(database.db, { actor, origin }, { action: 'password.refused' });
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { [field]: accountMessages.account.passwordWrong },
  });
}
