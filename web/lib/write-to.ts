import { phoneDigits } from '#contract/phone.ts';

/** Opens the reader's own mail program with that text (RFC 6068, which wants CRLF between lines). */
export function mailLink(email: string, { subject, text }: { subject: string; text: string }): string {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Opens a chat with an Indian number in WhatsApp, with a text to send where one is given; null for what is no such number. */
export function whatsAppLink(phone: string, text?: string): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/91${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
