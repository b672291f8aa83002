import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { takeUpRow } from './invitations.repo.ts';
import { insertProfile, type ProfileRow } from './profiles.repo.ts';

/**
 * Makes the profile of somebody who was invited and has come: by the link, or with the temporary password, which then has
 * to be changed. Null when there is no open invitation (any more); of two at once, one gets it.
 */
export async function takeUpInvitation(
  tx: Tx,
  origin: By['origin'],
  by: { tokenHash: string } | { userId: string },
  now: Date,
): Promise<ProfileRow | null> {
  const invitation = await takeUpRow(tx, by, now);
  if (!invitation) return null;
  const { user_id: userId, role, full_name, email, company_name } = invitation;
  const profile = await insertProfile(tx, {
    user_id: userId,
    role,
    full_name,
    email,
    company_name,
    must_change_password: 'userId' in by,
  });
  await recordAudit(
    tx,
    { actor: { userId }, origin },
    { action: 'invitation.accept', recordType: 'profile', recordId: userId },
  );
  await recordEvent(tx, { kind: 'user', id: userId });
  return profile;
}
