import { isNotNull, sql } from 'drizzle-orm';
import { PERSON_KEYS } from '#contract/same-person.ts';
import type { Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { submissionLedger as ledger } from '../db/schema.ts';

/**
 * Forgets a person's name where a vendor typed it in an attempt that stays with somebody else, who has the same e-mail or
 * phone. Namesakes cannot be told apart: nothing else is kept of whom the vendor meant.
 */
export async function forgetTypedName(tx: Tx, name: string): Promise<void> {
  const typed = await tx
    .select({ id: ledger.id, name: sql<string>`${ledger.entered_name}` })
    .from(ledger)
    .where(isNotNull(ledger.entered_name));
  const look = PERSON_KEYS.name(name);
  const ids = typed.filter((entry) => PERSON_KEYS.name(entry.name) === look).map(({ id }) => id);
  if (ids.length > 0) await tx.update(ledger).set({ entered_name: null }).where(isOneOf(ledger.id, ids));
}
