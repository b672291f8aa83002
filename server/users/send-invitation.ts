import { DAY_MS } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { tokenHash } from '../core/token-hash.ts';
import type { Auth } from '../auth/auth.ts';
import type { Clock } from '../core/clock.ts';
import type { Tx } from '../db/client.ts';
import type { Mail } from '../mail/mail.ts';
import { invitationMail } from './invitation-mail.ts';
import type { InvitationRow } from './invitations.repo.ts';
import { findProfile } from './profiles.repo.ts';

export interface InvitationDeps {
  auth: Auth;
  mail: Mail;
  clock: Clock;
  appName: string;
  publicUrl: string;
}

/** The token of a person's link of that time. It is made anew when HR has to be shown the link, so it is stored nowhere. */
function tokenOf(auth: Auth, userId: string, invitedAt: Date): string {
  return auth.tokenFor(`invitation ${userId} ${invitedAt.getTime()}`);
}

function addressOf(publicUrl: string, token: string): string {
  return `${publicUrl}/invitation#token=${token}`;
}

/** The link of an invitation; null when it was made with another secret, by which it cannot be told any more. */
export function linkOf(
  { auth, publicUrl }: Pick<InvitationDeps, 'auth' | 'publicUrl'>,
  invitation: Pick<InvitationRow, 'user_id' | 'invited_at' | 'token_hash'>,
): string | null {
  const token = tokenOf(auth, invitation.user_id, invitation.invited_at);
  return tokenHash(token) === invitation.token_hash ? addressOf(publicUrl, token) : null;
}

/** Makes a link for somebody and puts its mail on the queue; returns what is to be written down of it. */
export async function sendInvitation(
  tx: Tx,
  { auth, mail, clock, appName, publicUrl }: InvitationDeps,
  to: { userId: string; email: string; fullName: string },
  invitedBy: string,
): Promise<
  Pick<InvitationRow, 'token_hash' | 'mail_id' | 'invited_by' | 'invited_at' | 'expires_at' | 'revoked_at'>
> {
  const invitedAt = clock.now();
  const expiresAt = new Date(invitedAt.getTime() + limits.invitationDays * DAY_MS);
  const token = tokenOf(auth, to.userId, invitedAt);
  const inviter = await findProfile(tx, invitedBy);
  const mailId = await mail.send(
    tx,
    invitationMail({
      appName,
      timeZone: clock.timeZone,
      to: to.email,
      fullName: to.fullName,
      invitedBy: inviter?.full_name ?? null,
      link: addressOf(publicUrl, token),
      expiresAt,
    }),
  );
  return {
    token_hash: tokenHash(token),
    mail_id: mailId,
    invited_by: invitedBy,
    invited_at: invitedAt,
    expires_at: expiresAt,
    revoked_at: null,
  };
}
