import { createTransport } from 'nodemailer';
import type { MailConfig, SmtpConfig } from '../core/mail-config.ts';
import { type MailDriver, MailFailure } from './mail.ts';
import { headOf } from './message-head.ts';

/** How long a mail server may be silent, in milliseconds. */
const SILENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Hands mail to a mail server, each on a connection of its own: there is little, and none is left open. */
export function smtpDriver(smtp: SmtpConfig, from: MailConfig['from']): MailDriver {
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'from-the-start',
    requireTLS: smtp.tls === 'required',
    tls: { minVersion: 'TLSv1.2' },
    ...(smtp.login && { auth: { user: smtp.login.user, pass: smtp.login.password } }),
    ...SILENCE,
  });
  return {
    leaves: true,
    async check() {
      await transport.verify().catch(rethrow);
    },
    async deliver(mail) {
      await transport.sendMail(headOf(mail, from)).catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  throw new MailFailure(code ?? 'EMAIL', responseCode);
}
