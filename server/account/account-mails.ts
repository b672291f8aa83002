import { limits } from '#contract/limits.ts';
import { formatDate, formatTime } from '#contract/dates.ts';
import type { Tx } from '../db/client.ts';
import { composeMail, type MailText } from '../mail/compose-mail.ts';
import type { AccountDeps } from './account-deps.ts';

type MailDeps = Pick<AccountDeps, 'mail' | 'appName' | 'publicUrl' | 'clock'>;

/** Whom a mail is for. */
interface Receiver {
  full_name: string;
  email: string;
}

/** Sends a mail as part of the transaction. */
async function send(
  { mail, appName }: MailDeps,
  tx: Tx,
  to: Receiver,
  subject: string,
  text: Omit<MailText, 'appName' | 'greeting'>,
): Promise<void> {
  const greeting = `Hello ${to.full_name},`;
  await mail.send(tx, { to: to.email, subject, ...composeMail({ appName, greeting, ...text }) });
}

const NOT_YOU = 'If this was not you, ask your HR manager at once to look into it.';

/** When something was done, in words. */
function when({ clock }: MailDeps): string {
  const now = clock.now().toISOString();
  return `${formatDate(now, clock.timeZone)} at ${formatTime(now, clock.timeZone)}`;
}

/** Where somebody chooses another password. */
export function passwordLink({ publicUrl }: Pick<MailDeps, 'publicUrl'>, token: string): string {
  return `${publicUrl}/reset-password#token=${token}`;
}

/** The link for another password, which the person asked for or HR made. */
export async function mailPasswordLink(
  deps: MailDeps,
  tx: Tx,
  to: Receiver,
  token: string,
  askedBy: 'the person' | 'HR' = 'the person',
): Promise<void> {
  const isOfHr = askedBy === 'HR';
  await send(deps, tx, to, `Choose a new password for ${deps.appName}`, {
    paragraphs: [
      isOfHr
        ? `An HR manager made you this link to choose a new password for your ${deps.appName} account.`
        : `Somebody, hopefully you, asked for a new password for your ${deps.appName} account.`,
    ],
    action: { label: 'Choose a new password', url: passwordLink(deps, token) },
    afterwards: [
      `The link works once, for ${limits.links.password} minutes. ${
        isOfHr
          ? 'Until you use it, your password stays as it is.'
          : 'If you did not ask for it, you need do nothing: your password stays as it is.'
      }`,
    ],
  });
}

/** That the password was changed, and how. */
export async function mailPasswordChanged(
  deps: MailDeps,
  tx: Tx,
  to: Receiver,
  how: 'in the profile' | 'by a link',
): Promise<void> {
  const where = how === 'by a link' ? 'by a link that was mailed to you' : 'in your profile';
  await send(deps, tx, to, `Your ${deps.appName} password was changed`, {
    paragraphs: [
      `The password of your ${deps.appName} account was changed on ${when(deps)}, ${where}. You were signed out everywhere else, and your API tokens were revoked.`,
    ],
    afterwards: [NOT_YOU],
  });
}

/** That an API token was made. */
export async function mailTokenMade(
  deps: MailDeps,
  tx: Tx,
  to: Receiver,
  token: { name: string; expires_at: Date },
): Promise<void> {
  const until = formatDate(token.expires_at.toISOString(), deps.clock.timeZone);
  await send(deps, tx, to, `An API token was made for your ${deps.appName} account`, {
    paragraphs: [
      `The API token "${token.name}" was made for your ${deps.appName} account on ${when(deps)}. Until ${until}, whoever has it can call the API in your name. You can revoke it in your profile.`,
    ],
    afterwards: [NOT_YOU],
  });
}

/** What was changed about two-step sign-in. */
export async function mailTwoStepChanged(
  deps: MailDeps,
  tx: Tx,
  to: Receiver,
  change: 'on' | 'off' | 'reset' | 'codes',
): Promise<void> {
  const words = {
    on: 'Two-step sign-in was turned on',
    off: 'Two-step sign-in was turned off',
    reset: 'Two-step sign-in was reset by an HR manager',
    codes: 'New recovery codes were made',
  }[change];
  const next = {
    on: 'From now on, signing in asks for a code of your app as well. You were signed out everywhere else. API tokens are not asked for a code and go on working: revoke those that you do not know in your profile.',
    off: 'From now on, your password alone is enough to sign in.',
    reset:
      'You were signed out, and your API tokens were revoked. Sign in with your password, and set two-step sign-in up again in your profile.',
    codes: 'The old ones no longer work.',
  }[change];
  await send(deps, tx, to, `${words} (${deps.appName})`, {
    paragraphs: [`${words} for your ${deps.appName} account on ${when(deps)}. ${next}`],
    afterwards: [NOT_YOU],
  });
}

/** That somebody knows the password and guesses codes. */
export async function mailCodesGuessed(deps: MailDeps, tx: Tx, to: Receiver): Promise<void> {
  await send(deps, tx, to, `Wrong codes at your ${deps.appName} sign-in`, {
    paragraphs: [
      `Somebody entered your password on ${when(deps)}, and then too many wrong codes. Nobody got in; signing in with a code is paused for a quarter of an hour.`,
    ],
    afterwards: ['If this was not you, change your password: somebody knows it.'],
  });
}

/** The link that confirms a changed address; to the new one. */
export async function mailEmailLink(deps: MailDeps, tx: Tx, to: Receiver, token: string): Promise<void> {
  await send(deps, tx, to, `Confirm your new e-mail address for ${deps.appName}`, {
    paragraphs: [
      `This address was entered as the new one of a ${deps.appName} account. Once you confirm it, it is the one to sign in with.`,
    ],
    action: { label: 'Confirm this address', url: `${deps.publicUrl}/confirm-email#token=${token}` },
    afterwards: [
      `The link works once, for ${limits.links.email / 60} hours. If you did not ask for it, you need do nothing.`,
    ],
  });
}

/** To an address that was entered as somebody's new one and belongs to an account already. */
export async function mailEmailTaken(deps: MailDeps, tx: Tx, to: Receiver): Promise<void> {
  await send(deps, tx, to, `Your e-mail address and ${deps.appName}`, {
    paragraphs: [
      `Somebody entered this address as the new one of a ${deps.appName} account. It belongs to yours already, so nothing was changed.`,
    ],
    afterwards: ['You need do nothing.'],
  });
}

/** To the old address: the account has another one. */
export async function mailEmailChanged(
  deps: MailDeps,
  tx: Tx,
  to: Receiver,
  newEmail: string,
): Promise<void> {
  await send(deps, tx, to, `Your ${deps.appName} e-mail address was changed`, {
    paragraphs: [
      `Since ${when(deps)} your ${deps.appName} account has the address ${newEmail}, for mail and for signing in. This one is no longer used.`,
    ],
    afterwards: [NOT_YOU],
  });
}
