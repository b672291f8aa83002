import type { Tx } from '../db/client.ts';
import { submissionLedger } from '../db/schema.ts';

/** Writes into the ledger; none is fine. */
export async function insertLedgerEntries(
  tx: Tx,
  entries: (typeof submissionLedger.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await tx.insert(submissionLedger).values(entries);
}
