import { and, asc, eq, gt } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { resumeDocuments } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { RowOfFile } from '../files/stored-folder.ts';

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

/** Where one version of the person's resume lies and what it is, the current one unless told; undefined when there is none. */
export async function findDocument(
  handle: Handle,
  candidateId: string,
  documentId?: string,
): Promise<Pick<ResumeDocument, 'file_key' | 'file_name' | 'mime_type' | 'text' | 'created_at'> | undefined> {
  const [row] = await handle
    .select({
      file_name: resumeDocuments.file_name,
      text: resumeDocuments.text,
      file_key: resumeDocuments.file_key,
      mime_type: resumeDocuments.mime_type,
      created_at: resumeDocuments.created_at,
    })
    .from(resumeDocuments)
    .where(
      and(
        eq(resumeDocuments.candidate_id, candidateId),
        documentId === undefined ? eq(resumeDocuments.is_current, true) : eq(resumeDocuments.id, documentId),
      ),
    );
  return row;
}

/** Gives a document the text that its file turned out to have. */
export async function updateDocumentText(tx: Tx, documentId: string, text: string): Promise<void> {
  await tx.update(resumeDocuments).set({ text }).where(eq(resumeDocuments.id, documentId));
}

/** Deletes every version of a person's resume; returns the keys of their files. */
export async function deleteDocuments(tx: Tx, candidateId: string): Promise<string[]> {
  const rows = await tx
    .delete(resumeDocuments)
    .where(eq(resumeDocuments.candidate_id, candidateId))
    .returning({ key: resumeDocuments.file_key });
  return rows.map((row) => row.key);
}

/** Those of these files that a document points to. */
export async function filesInUse(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ key: resumeDocuments.file_key })
    .from(resumeDocuments)
    .where(isOneOf(resumeDocuments.file_key, keys));
  return new Set(rows.map((row) => row.key));
}

/** What documents say of their files: those whose key comes after this one, in the order of keys, so many at most. */
export function filesAfter(handle: Handle, key: string, most: number): Promise<RowOfFile[]> {
  const { file_key, size_bytes: size, sha256 } = resumeDocuments;
  return handle
    .select({ key: file_key, size, sha256 })
    .from(resumeDocuments)
    .where(gt(file_key, key))
    .orderBy(asc(file_key))
    .limit(most);
}
