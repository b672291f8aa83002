import { formatDate } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailMessage } from '../mail/mail.ts';

interface InvitationMail {
  appName: string;
  timeZone: string;
  to: string;
  fullName: string;
  /** who invited; null when that is no longer known */
  invitedBy: string | null;
  link: string;
  expiresAt: Date;
}

/** The mail that asks somebody to join. It holds the link, never the temporary password. */
export function invitationMail(of: InvitationMail): MailMessage {
  const { appName, timeZone, to, fullName, invitedBy, link, expiresAt } = of;
  const who = invitedBy === null ? 'You have been invited' : `${invitedBy} has invited you`;
  return {
    to,
    subject: `You are invited to ${appName}`,
    ...composeMail({
      appName,
      greeting: `Hello ${fullName},`,
      paragraphs: [
        `${who} to work in ${appName}, where the hiring team keeps its jobs and candidates.`,
        `Set a password of your own (at least ${limits.password.min} characters), and you are in. You sign in with this e-mail address.`,
      ],
      action: { label: 'Set your password', url: link },
      afterwards: [
        `The link works once, until ${formatDate(expiresAt.toISOString(), timeZone)}.`,
        'If you did not expect this mail, you need do nothing: without the link nobody gets in.',
      ],
    }),
  };
}
