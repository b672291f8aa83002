import type { MailConfig } from '../core/mail-config.ts';
import type { OutgoingMail } from './mail.ts';

/** A mail as the library takes it; it may read no file and ask no address for what stands in it. */
export function headOf({ id, date, to, subject, text, html }: OutgoingMail, from: MailConfig['from']) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    date,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // Nobody's "out of office" is to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
