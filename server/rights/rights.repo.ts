import { asc } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { erasures } from '../db/schema.ts';

type Erasure = typeof erasures.$inferSelect;

/** Writes down that somebody was erased; once is enough. */
export async function insertErasure(tx: Tx, erasure: Erasure): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

/** Every erasure that ever was, the first one first. */
export async function listErasures(handle: Handle): Promise<Erasure[]> {
  return handle.select().from(erasures).orderBy(asc(erasures.erased_at), asc(erasures.candidate_hash));
}
