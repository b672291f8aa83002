import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** A mail server, and how it is spoken to. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** encrypted from the first byte (smtps://); otherwise by STARTTLS where the server offers it */
  tls: 'from-the-start' | 'when-offered' | 'required';
  login: { user: string; password: string } | null;
}

export interface MailConfig {
  from: { name: string; address: string };
  /** null: mail is put into DATA_DIR/outbox */
  smtp: SmtpConfig | null;
}

const WRONG_SERVER =
  'must look like smtps://user:password@mail.example.com:465 or smtp://mail.example.com:587 (with %40 for an @ within user or password)';
const WRONG_SENDER =
  'must be an e-mail address, with a name before it if you like: Niyukti <hiring@example.com>';

const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const CONTROL = /\p{Cc}/u;

/** The settings of mail, each with the words that follow its name when it is wrong. */
export const mailEnvironment = {
  SMTP_URL: z.string().transform((text, context) => smtpOf(text) ?? refuse(context, WRONG_SERVER)),
  MAIL_FROM: z.string().transform((text, context) => senderOf(text) ?? refuse(context, WRONG_SENDER)),
};

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function smtpOf(text: string): SmtpConfig | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') return null;
  if (url.hostname === '' || url.search + url.hash !== '' || !['', '/'].includes(url.pathname)) return null;
  let login: SmtpConfig['login'] = null;
  try {
    const user = decodeURIComponent(url.username);
    const password = decodeURIComponent(url.password);
    if (CONTROL.test(user + password) || (user === '' && password !== '')) return null;
    if (user !== '') login = { user, password };
  } catch {
    return null; // a % that stands for nothing
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const plain = login === null || LOOPBACK.test(url.hostname) ? 'when-offered' : 'required';
  return {
    host,
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    // A password goes over no line that somebody may listen to.
    tls: url.protocol === 'smtps:' ? 'from-the-start' : plain,
    login,
  };
}

function senderOf(text: string): MailConfig['from'] | null {
  const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text.trim())?.groups;
  const name = (named?.['name'] ?? '').trim().replaceAll(/^"|"$/g, '');
  const address = z.email().safeParse((named?.['address'] ?? text).trim());
  return address.success && !CONTROL.test(name) ? { name, address: address.data } : null;
}

type MailValues = { [K in keyof typeof mailEnvironment]?: z.output<(typeof mailEnvironment)[K]> | undefined };

/**
 * Who mail comes from, and which server takes it. Throws StartupError when a server is named but no sender: most servers
 * would refuse a made-up one.
 */
export function mailConfig(values: MailValues, about: { appName: string; publicUrl: string }): MailConfig {
  const { SMTP_URL: smtp, MAIL_FROM: from } = values;
  if (smtp && !from)
    throw new StartupError(
      `MAIL_FROM is missing: name who mail comes from, for example MAIL_FROM="${about.appName} <hiring@example.com>".`,
    );
  return {
    from: {
      name: from?.name || about.appName,
      address: from?.address ?? `no-reply@${new URL(about.publicUrl).hostname.replaceAll(/[[\]]/g, '')}`,
    },
    smtp: smtp ?? null,
  };
}
