import { accountMessages } from '#contract/account-messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import { lockProfile, readOwn } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { deleteLinks, insertLink, makeLink } from './account-links.repo.ts';
import { mailPasswordLink, passwordLink } from './account-mails.ts';

/**
 * Makes a link for another password for somebody else, who forgot it, and mails it to them. Returns it where no mail leaves
 * this machine, for HR to hand over, and otherwise null: whoever has the link gets in. The password stays until it is used,
 * and the person's older links are void.
 * Throws `forbidden` for the own account, `not_found` for nobody and `conflict` for somebody deactivated.
 */
export async function handOutPasswordLink(
  deps: AccountDeps,
  by: Owner,
  userId: string,
): Promise<string | null> {
  if (userId === by.actor.userId) throw new AppError('forbidden', accountMessages.account.passwordLinkNotOwn);
  return deps.database.transaction(async (tx) => {
    // Of two managers who make one at the same time the later's is the one that works.
    await lockProfile(tx, userId);
    const person = await readOwn(tx, userId);
    if (!person.active) throw new AppError('conflict', accountMessages.account.passwordLinkOfNobody);
    await deleteLinks(tx, userId, 'password');
    const row = await insertLink(tx, { purpose: 'password', email: person.email, userId });
    const token = await makeLink(tx, row, userId);
    await mailPasswordLink(deps, tx, person, token, 'HR');
    await recordAudit(tx, by, { action: 'password.link', recordType: 'profile', recordId: userId });
    return deps.mail.leaves ? null : passwordLink(deps, token);
  });
}
