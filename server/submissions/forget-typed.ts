import { isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { PERSON_KEYS } from '#contract/same-person.ts';
import type { Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { sentEmail, sentPhone } from '../db/schema/expressions.ts';
import { submissionLedger as ledger } from '../db/schema.ts';

interface Forgotten {
  name: string;
  email: string | null;
  phone: string | null;
}

/**
 * Forgets a person where a vendor typed their name, e-mail or phone in a submission that stays with somebody else, who has the
 * same e-mail or phone: the name, and all that was sent. By their name alone namesakes cannot be told apart: nothing else is
 * kept of whom the vendor meant.
 */
export async function forgetTyped(tx: Tx, { name, email, phone }: Forgotten): Promise<void> {
  const typed = await tx
    .select({ id: ledger.id, name: sql<string>`${ledger.entered_name}` })
    .from(ledger)
    .where(isNotNull(ledger.entered_name));
  const look = PERSON_KEYS.name(name);
  const ids = typed.filter((entry) => PERSON_KEYS.name(entry.name) === look).map(({ id }) => id);
  const those: (SQL | undefined)[] = [
    ids.length > 0 ? isOneOf(ledger.id, ids) : undefined,
    email ? sql`(${ledger.sent} is not null and ${sentEmail(ledger.sent)} = lower(${email}))` : undefined,
    phone ? sql`(${ledger.sent} is not null and ${sentPhone(ledger.sent)} = ${phone})` : undefined,
  ];
  const meant = or(...those);
  if (meant) await tx.update(ledger).set({ entered_name: null, sent: null, document_id: null }).where(meant);
}
