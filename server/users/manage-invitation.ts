import { accountMessages } from '#contract/account-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { deleteIdentity, endSessionsOf, replacePassword } from '../auth/identity.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { findInvitation, type InvitationRow, lockInvitation, updateInvitation } from './invitations.repo.ts';
import { noSuchUser } from './load-user.ts';
import { findProfile } from './profiles.repo.ts';
import { type InvitationDeps, linkOf, sendInvitation } from './send-invitation.ts';

/**
 * Sends an invitation again, one that has expired or was revoked, too, with another temporary password: link and password
 * of before never work again, and a mail of before that has not left is taken back. Throws `not_found`, `conflict` for somebody who
 * has joined, and `invalid_input` for a weak password.
 */
export async function inviteAgain(
  deps: InvitationDeps & { database: Database },
  by: By & { actor: Actor },
  userId: string,
  password: string,
): Promise<void> {
  const invited = await findInvitation(deps.database.db, userId);
  if (invited) await requireStrongPassword(password, invited, 'password');
  const passwordHash = await deps.auth.hashPassword(password);
  await deps.database.transaction(async (tx) => {
    const { email, full_name: fullName, mail_id: former } = await lockOpen(tx, userId);
    if (former !== null) await deps.mail.cancel(tx, former);
    await replacePassword(tx, userId, passwordHash);
    // One that the password of before has just begun.
    await endSessionsOf(tx, userId);
    await updateInvitation(
      tx,
      userId,
      await sendInvitation(tx, deps, { userId, email, fullName }, by.actor.userId),
    );
    await recordAudit(tx, by, { action: 'invitation.send', recordType: 'profile', recordId: userId });
    await recordEvent(tx, { kind: 'user', id: userId });
  });
}

/**
 * Revokes an invitation: its link and the temporary password let nobody in. Throws `not_found`, and `conflict` for
 * somebody who has joined.
 */
export async function revokeInvitation(
  { database, mail, clock }: Pick<InvitationDeps, 'mail' | 'clock'> & { database: Database },
  by: By & { actor: Actor },
  userId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { mail_id: former, revoked_at } = await lockOpen(tx, userId);
    if (revoked_at !== null) return;
    if (former !== null) await mail.cancel(tx, former);
    await updateInvitation(tx, userId, { revoked_at: clock.now() });
    await recordAudit(tx, by, { action: 'invitation.revoke', recordType: 'profile', recordId: userId });
    await recordEvent(tx, { kind: 'user', id: userId });
  });
}

/**
 * Removes somebody whose invitation was revoked, a mistyped address say: the identity goes with it. Whoever was invited and
 * never came has done nothing, so only the audit log still knows. Throws `not_found`, and `conflict` for somebody who has
 * joined or may still come.
 */
export async function removeInvitation(
  { database }: { database: Database },
  by: By & { actor: Actor },
  userId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { revoked_at } = await lockOpen(tx, userId);
    if (revoked_at === null) throw new AppError('conflict', accountMessages.user.revokeFirst);
    await deleteIdentity(tx, userId);
    await recordAudit(tx, by, { action: 'invitation.remove', recordType: 'profile', recordId: userId });
    await recordEvent(tx, { kind: 'user', id: userId });
  });
}

/**
 * The link for HR to hand over: where no mail leaves this machine, or where this one was given up. Null otherwise, and of
 * what is over: whoever has the link gets in. Throws `not_found`.
 */
export async function readInvitationLink(
  deps: InvitationDeps & { database: Database },
  by: By,
  userId: string,
): Promise<string | null> {
  const { database, mail, clock } = deps;
  const invitation = await findInvitation(database.db, userId);
  if (!invitation) throw noSuchUser();
  const { accepted_at, revoked_at, expires_at, mail_id } = invitation;
  if (accepted_at !== null || revoked_at !== null || expires_at <= clock.now()) return null;
  const isStuck = mail_id !== null && (await mail.statesOf([mail_id])).get(mail_id) === 'failed';
  if (mail.leaves && !isStuck) return null;
  await recordAudit(database.db, by, {
    action: 'invitation.link',
    recordType: 'profile',
    recordId: userId,
  });
  return linkOf(deps, invitation);
}

async function lockOpen(tx: Tx, userId: string): Promise<InvitationRow> {
  const invitation = await lockInvitation(tx, userId);
  if (invitation && invitation.accepted_at === null) return invitation;
  if (invitation || (await findProfile(tx, userId)))
    throw new AppError('conflict', accountMessages.user.joinedAlready);
  throw noSuchUser();
}
