import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayChangeEmail } from '../auth/other-limits.ts';
import { AppError } from '../core/errors.ts';
import { isUniqueViolation, type Tx } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { changeEmail, isEmailTaken, lockProfile, readOwn } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { deleteLinks, findLink, insertLink, makeLink, takeLink } from './account-links.repo.ts';
import { mailEmailChanged, mailEmailLink, mailEmailTaken } from './account-mails.ts';
import { type Confirmed, confirmPassword } from './confirm-password.ts';

/** Accounts, and the mails to their owners: what signing in and changing the e-mail take. */
export type AccountMailDeps = Pick<
  AccountDeps,
  'database' | 'auth' | 'mail' | 'appName' | 'publicUrl' | 'clock'
>;

/**
 * Asks for the password before another e-mail is. Throws `invalid_input` without it, and `too_many_requests` after too many
 * mails: they go to whatever address somebody types.
 */
export async function confirmForEmail(
  deps: AccountMailDeps,
  by: Owner,
  password: string | undefined,
  email: string,
): Promise<Confirmed> {
  if (!password)
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { current_password: accountMessages.account.passwordRequired },
    });
  const confirmed = await confirmPassword(deps, by, password, 'current_password');
  if (!(await mayChangeEmail(deps.database.db, by.actor.userId, email)))
    throw new AppError('too_many_requests', messages.auth.tooMany);
  return confirmed;
}

/**
 * Sends a link to the owner's new address as part of the transaction, in place of an older one; the address takes effect when
 * it is opened. One that somebody has is answered in the same way, so that nobody learns whose it is; its owner is told.
 */
export async function askForEmail(deps: AccountMailDeps, tx: Tx, by: Owner, email: string): Promise<void> {
  const { userId } = by.actor;
  await deleteLinks(tx, userId, 'email');
  const link = await insertLink(tx, { purpose: 'email', email, userId });
  const token = await makeLink(tx, link, userId);
  if (await isEmailTaken(tx, email)) await mailEmailTaken(deps, tx, { full_name: 'there', email });
  // Not by name: who typed the name may have made a text of it, for a stranger to read.
  else await mailEmailLink(deps, tx, { full_name: 'there', email }, token);
  await recordAudit(tx, by, { action: 'email.ask', recordType: 'profile', recordId: userId });
}

/** Forgets the address that the owner has not confirmed; without one nothing is written. */
export async function cancelEmailChange({ database }: AccountDeps, by: Owner): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await deleteLinks(tx, by.actor.userId, 'email')) === 0) return;
    await recordAudit(tx, by, { action: 'email.cancel', recordType: 'profile', recordId: by.actor.userId });
  });
}

/**
 * Confirms a changed address by its link, which is used up: from now on one signs in with it. The old address is told.
 * Throws `forbidden` for a link that no longer works and `conflict` when somebody else has the address by now.
 */
export async function confirmEmail(
  deps: AccountDeps,
  origin: Origin,
  token: string,
): Promise<{ email: string }> {
  try {
    return await deps.database.transaction(async (tx) => {
      // Whoever sets another password at this moment voids the link first, or finds theirs void.
      const whose = await findLink(tx, 'email', token);
      if (whose?.user_id) await lockProfile(tx, whose.user_id);
      const link = await takeLink(tx, 'email', token);
      const person = link?.user_id ? await readOwn(tx, link.user_id) : undefined;
      if (!link || !person?.active) throw new AppError('forbidden', accountMessages.account.emailLinkUsed);
      await changeEmail(tx, person.user_id, link.email);
      // Links on their way to the old address end with it.
      await deleteLinks(tx, person.user_id);
      await recordAudit(
        tx,
        { actor: { userId: person.user_id }, origin },
        { action: 'email.change', recordType: 'profile', recordId: person.user_id, fields: ['email'] },
      );
      await mailEmailChanged(deps, tx, person, link.email);
      return { email: link.email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', accountMessages.account.emailTaken);
    throw error;
  }
}
