import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Tx } from '../db/client.ts';

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]+$/u;

/** A mail to one person. What would begin a line of its own in its head is refused, so nothing can be added to that. */
export const mailMessageSchema = z.object({
  to: z.string().max(limits.email.max).regex(ONE_LINE).pipe(z.email()),
  subject: z.string().max(200).regex(ONE_LINE),
  text: z.string().min(1),
  html: z.string().min(1).optional(),
});
export type MailMessage = z.input<typeof mailMessageSchema>;

/** What has become of a mail: `sent` when it was handed over, or is no longer known. */
export type MailState = 'waiting' | 'failed' | 'sent';

/** Mail as the modules of the product send it. */
export interface Mail {
  /** Whether mail leaves this machine. Otherwise it lies in the outbox folder, and links have to be handed over by people. */
  readonly leaves: boolean;
  /**
   * Puts a mail on the queue as part of the transaction: after a rollback nothing is sent, after the commit it is tried
   * until the mail server takes it. Returns the mail's id. Throws for an address or a subject that cannot stand in a
   * mail's head.
   */
  send(tx: Tx, message: MailMessage): Promise<string>;
  /** Takes a mail back that has not left yet, for instance because its link is void. */
  cancel(tx: Tx, id: string): Promise<void>;
  /** What has become of some mails, by id. */
  statesOf(ids: readonly string[]): Promise<Map<string, MailState>>;
  /** Asks the mail server whether it would take mail, and writes to the log when not; nothing fails for it. */
  check(): Promise<void>;
}

/** A mail that is handed over. */
export interface OutgoingMail extends z.output<typeof mailMessageSchema> {
  /** the same however often it is tried, so that the receiving side can tell a repeated one */
  id: string;
  date: Date;
}

/** How mail is handed over. */
export interface MailDriver {
  readonly leaves: boolean;
  /** Hands a mail over. Throws MailFailure, which names no person. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Throws MailFailure when mail would not be taken now. */
  check(): Promise<void>;
}

/** Why a mail was not taken, without the address that a mail server's own words hold. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** the library's word, such as EAUTH */
  readonly code: string;

  constructor(code: string, response?: number) {
    super(`mail was not taken (${[code, response].filter(Boolean).join(' ')})`);
    this.code = code;
  }
}
