import type { Tx } from '../db/client.ts';
import { candidateConsents } from '../db/schema.ts';

/** Adds a note of consent. */
export async function insertConsent(tx: Tx, consent: typeof candidateConsents.$inferInsert): Promise<void> {
  await tx.insert(candidateConsents).values(consent);
}
