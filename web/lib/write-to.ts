import { phoneDigits } from '#contract/phone.ts';

/** Windows hands over no longer link to a mail program; a letter of Devanagari takes nine characters of it. */
const LONGEST_MAIL_LINK = 2000;

/** A text as a part of an address; half a sign, as of a text that was cut, is none. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/**
 * Opens the reader's own mail program with that text (RFC 6068, which wants CRLF between lines); null for a text that is too
 * long for it.
 */
export function mailLink(email: string, { subject, text }: { subject: string; text: string }): string | null {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  const link = `mailto:${email}?subject=${encoded(subject)}&body=${encoded(body)}`;
  return link.length > LONGEST_MAIL_LINK ? null : link;
}

/** Opens a chat with an Indian number in WhatsApp, with a text to send where one is given; null for what is no such number. */
export function whatsAppLink(phone: string, text?: string): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/91${digits}${text === undefined ? '' : `?text=${encoded(text)}`}`;
}
