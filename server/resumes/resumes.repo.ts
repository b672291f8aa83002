import { and, eq } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { resumeDocuments } from '../db/schema.ts';

type ResumeDocument = typeof resumeDocuments.$inferSelect;

/** Makes a document the person's current one; the former one stays as an older version. */
export async function insertCurrentDocument(
  tx: Tx,
  document: typeof resumeDocuments.$inferInsert,
): Promise<void> {
  await tx
    .update(resumeDocuments)
    .set({ is_current: false })
    .where(
      and(eq(resumeDocuments.candidate_id, document.candidate_id), eq(resumeDocuments.is_current, true)),
    );
  await tx.insert(resumeDocuments).values({ ...document, is_current: true });
}

/** Where the person's current resume lies and what it is, or undefined when there is none. */
export async function findCurrentDocument(
  handle: Handle,
  candidateId: string,
): Promise<Pick<ResumeDocument, 'file_key' | 'mime_type'> | undefined> {
  const [row] = await handle
    .select({ file_key: resumeDocuments.file_key, mime_type: resumeDocuments.mime_type })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.candidate_id, candidateId), eq(resumeDocuments.is_current, true)));
  return row;
}

/** Deletes every version of a person's resume; returns the keys of their files. */
export async function deleteDocuments(tx: Tx, candidateId: string): Promise<string[]> {
  const rows = await tx
    .delete(resumeDocuments)
    .where(eq(resumeDocuments.candidate_id, candidateId))
    .returning({ key: resumeDocuments.file_key });
  return rows.map((row) => row.key);
}

/** Whether a document points to this file. */
export async function isFileInUse(handle: Handle, key: string): Promise<boolean> {
  const rows = await handle
    .select({ id: resumeDocuments.id })
    .from(resumeDocuments)
    .where(eq(resumeDocuments.file_key, key))
    .limit(1);
  return rows.length > 0;
}
