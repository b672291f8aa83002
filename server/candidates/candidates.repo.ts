import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { candidates, candidateVectors, resumeDocuments } from '../db/schema.ts';
import type { CandidateRow } from './lock-candidates.ts';

/** Writes a candidate. Another one with the e-mail or the phone makes it fail with a unique violation. */
export async function insertCandidate(
  tx: Tx,
  candidate: typeof candidates.$inferInsert,
): Promise<CandidateRow> {
  const [row] = await tx.insert(candidates).values(candidate).returning();
  return row!;
}

/** Writes many candidates in one statement, under the same terms. */
export async function insertCandidates(
  tx: Tx,
  rows: readonly (typeof candidates.$inferInsert)[],
): Promise<void> {
  await tx.insert(candidates).values([...rows]);
}

/** Changes a locked candidate. */
export async function updateCandidateRow(
  tx: Tx,
  id: string,
  changes: Partial<typeof candidates.$inferInsert>,
): Promise<void> {
  await tx
    .update(candidates)
    .set({ ...changes, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, id));
}

/** Says that a new resume waits for its vector. What an open edit form holds is not touched, so the version stays. */
export async function markUnconverted(tx: Tx, id: string, resumeSummary: string | null): Promise<void> {
  await tx
    .update(candidates)
    .set({ converted_to_vector: false, resume_summary: resumeSummary })
    .where(eq(candidates.id, id));
}

/** Says that a resume has its vector, unless a newer one has come in meanwhile. Returns whether that was news. */
export async function markConverted(handle: Handle, id: string, documentId: string): Promise<boolean> {
  const current = handle
    .select({ one: sql`1` })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.id, documentId), eq(resumeDocuments.is_current, true)));
  const changed = await handle
    .update(candidates)
    .set({ converted_to_vector: true })
    .where(and(eq(candidates.id, id), eq(candidates.converted_to_vector, false), sql`exists (${current})`))
    .returning({ id: candidates.id });
  return changed.length > 0;
}

/** Says that everybody with a vector of another engine waits for a new one. */
export async function markUnconvertedOfOthers(
  handle: Handle,
  mark: { engine: string; engine_version: number },
): Promise<void> {
  const others = handle
    .select({ id: candidateVectors.candidate_id })
    .from(candidateVectors)
    .where(
      sql`(${candidateVectors.engine}, ${candidateVectors.engine_version}) <> (${mark.engine}, ${mark.engine_version})`,
    );
  await handle
    .update(candidates)
    .set({ converted_to_vector: false })
    .where(and(eq(candidates.converted_to_vector, true), inArray(candidates.id, others)));
}

/** Deletes a candidate with resumes, vectors, ledger and consents. */
export async function deleteCandidateRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(candidates).where(eq(candidates.id, id));
}
