import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { newerResumes } from '../db/schema.ts';

/** Says that a locked person's newer resume came in with an assignment and waits for HR's look, in the place of one before. */
export async function putNewerResume(tx: Tx, newer: typeof newerResumes.$inferInsert): Promise<void> {
  const { document_id, assignment_id } = newer;
  await tx
    .insert(newerResumes)
    .values(newer)
    .onConflictDoUpdate({ target: newerResumes.candidate_id, set: { document_id, assignment_id } });
}

/** A person's newer resume, or this one only, waits for nobody's look any more; returns whether it did. */
export async function dropNewerResume(tx: Tx, candidateId: string, documentId?: string): Promise<boolean> {
  const dropped = await tx
    .delete(newerResumes)
    .where(
      and(
        eq(newerResumes.candidate_id, candidateId),
        documentId === undefined ? undefined : eq(newerResumes.document_id, documentId),
      ),
    )
    .returning({ id: newerResumes.candidate_id });
  return dropped.length > 0;
}
