import type { z } from 'zod';
import { accountMessages } from '#contract/account-messages.ts';
import type { userCreateSchema } from '#contract/users.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { insertIdentity } from '../auth/auth.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { deleteIdentity } from '../auth/identity.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { type Database, isUniqueViolation, type Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { companyOf } from './company-of.ts';
import { insertInvitation, type InvitationRow, lockRevokedInvitation } from './invitations.repo.ts';
import { findProfileByEmail, insertProfile, type ProfileRow } from './profiles.repo.ts';
import { type InvitationDeps, sendInvitation } from './send-invitation.ts';

type NewUser = z.output<typeof userCreateSchema>;

/**
 * Invites a person: the identity with a temporary password, and a mail with a link to set an own one. The profile is made
 * when the person comes. A vendor's company is taken in the spelling that exists already. Somebody whose invitation
 * was revoked can be invited anew. Throws `conflict` when the e-mail is taken, and `invalid_input` for a
 * weak password.
 */
export async function createUser(
  deps: InvitationDeps & { database: Database },
  by: By & { actor: Actor },
  person: NewUser,
): Promise<InvitationRow> {
  // One signs in with it for as long as the invitation runs.
  await requireStrongPassword(person.password, person, 'password');
  // Hashing takes a while, so it happens before the transaction.
  const passwordHash = await deps.auth.hashPassword(person.password);
  const email = person.email.trim().toLowerCase();
  try {
    return await deps.database.transaction(async (tx) => {
      if (await findProfileByEmail(tx, email)) throw emailTaken();
      const revoked = await lockRevokedInvitation(tx, email);
      if (revoked) await deleteIdentity(tx, revoked.user_id);
      const { full_name: fullName, role } = person;
      const userId = await insertIdentity(tx, { email, name: fullName, passwordHash });
      const invitation = await insertInvitation(tx, {
        user_id: userId,
        role,
        full_name: fullName,
        email,
        company_name: role === 'vendor' ? await companyOf(tx, person.company_name) : null,
        ...(await sendInvitation(tx, deps, { userId, email, fullName }, by.actor.userId)),
      });
      await recordAudit(tx, by, { action: 'user.create', recordType: 'profile', recordId: userId });
      await recordEvent(tx, { kind: 'user', id: userId });
      return invitation;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

/** Writes identity and profile in the caller's transaction, of somebody who need not be invited. */
export async function insertUser(
  tx: Tx,
  person: Omit<NewUser, 'password'> & { passwordHash: string; mustChangePassword: boolean },
): Promise<ProfileRow> {
  const userId = await insertIdentity(tx, {
    email: person.email,
    name: person.full_name,
    passwordHash: person.passwordHash,
  });
  return insertProfile(tx, {
    user_id: userId,
    role: person.role,
    full_name: person.full_name,
    email: person.email.trim().toLowerCase(),
    company_name: person.role === 'vendor' ? await companyOf(tx, person.company_name) : null,
    must_change_password: person.mustChangePassword,
  });
}

function emailTaken(): AppError {
  return new AppError('conflict', accountMessages.user.emailTaken, {
    fields: { email: accountMessages.user.emailTaken },
  });
}
