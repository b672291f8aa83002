import { describe, expect, it } from 'vitest';
import { interviewMessage } from './interview-message.ts';
import { mailLink, whatsAppLink } from './write-to.ts';

const INTERVIEW = {
  name: 'Asha Rao',
  title: 'Tax & Accounts Executive',
  at: '2026-12-01T05:30:00.000Z',
  details: 'First round with Meera\nhttps://meet.example/abc?x=1&y=2',
};
const SIGNED = { from: 'Meera Nair', timeZone: 'Asia/Kolkata' };

describe('interviewMessage', () => {
  it('tells when the interview is, for which job, and what else is to be known of it', () => {
    expect(interviewMessage(INTERVIEW, SIGNED)).toEqual({
      subject: 'Interview for Tax & Accounts Executive, Tue, December 1, 2026 at 11:00 am',
      text: `Dear Asha Rao,

Your interview for Tax & Accounts Executive is on Tue, December 1, 2026 at 11:00 am.
First round with Meera
https://meet.example/abc?x=1&y=2

Please reply to say whether you can come.

Regards,
Meera Nair`,
    });
  });

  it('says nothing of what is not known', () => {
    const { subject, text } = interviewMessage({ ...INTERVIEW, title: undefined, details: null }, SIGNED);
    expect(subject).toBe('Interview, Tue, December 1, 2026 at 11:00 am');
    expect(text).toContain('Your interview is on Tue, December 1, 2026 at 11:00 am.\n\nPlease');
  });
});

describe('mailLink', () => {
  it('keeps lines and characters that mean something in an address', () => {
    const link = new URL(
      mailLink('asha+jobs@example.com', { subject: 'Tax & Accounts', text: 'One\nTwo & three?' }) ?? '',
    );
    expect(link.pathname).toBe('asha+jobs@example.com');
    expect(link.searchParams.get('subject')).toBe('Tax & Accounts');
    expect(link.searchParams.get('body')).toBe('One\r\nTwo & three?');
  });
});

it('no mail link is longer than mail programs take, and half a sign breaks none', () => {
  const said = (text: string) => mailLink('asha@example.com', { subject: 'Interview', text });
  expect(said('साक्षात्कार '.repeat(60))).toBeNull();
  expect(said('Interview '.repeat(60))).toContain('Interview%20Interview');
  expect(said('\ud83d')).toContain('%EF%BF%BD');
});

describe('whatsAppLink', () => {
  it('leads to the chat with the number, with its text where there is one', () => {
    expect(whatsAppLink('+91 98765 43210')).toBe('https://wa.me/919876543210');
    const link = new URL(whatsAppLink('098765-43210', 'Dear Asha,\n\n1 & 2') ?? '');
    expect(link.pathname).toBe('/919876543210');
    expect(link.searchParams.get('text')).toBe('Dear Asha,\n\n1 & 2');
  });

  it('leads nowhere for what is no Indian number', () => {
    expect(whatsAppLink('12345')).toBeNull();
    expect(whatsAppLink('')).toBeNull();
  });
});
