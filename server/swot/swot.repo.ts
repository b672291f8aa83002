import type { Tx } from '../db/client.ts';
import { jobSwotAnalyses } from '../db/schema.ts';

/** Stores an analysis beside the former ones; returns its id. */
export async function insertAnalysis(tx: Tx, row: typeof jobSwotAnalyses.$inferInsert): Promise<string> {
  const [stored] = await tx.insert(jobSwotAnalyses).values(row).returning({ id: jobSwotAnalyses.id });
  return stored!.id;
}
