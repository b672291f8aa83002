import { and, asc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { candidates, resumeDocuments, resumeWords } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { RowOfFile } from '../files/stored-folder.ts';
import { isCurrent } from './current-resume.ts';
import { tsvectorOf } from './resume-words.ts';

type ResumeDocument = typeof resumeDocuments.$inferSelect;

/** Makes a document the person's current one; the former one stays as an older version. */
export async function insertCurrentDocument(
  tx: Tx,
  document: typeof resumeDocuments.$inferInsert,
): Promise<void> {
  await unsetCurrent(tx, document.candidate_id);
  const { id, candidate_id, text } = resumeDocuments;
  const stored = await tx
    .insert(resumeDocuments)
    .values({ ...document, is_current: true })
    .returning({ id, candidate_id, text });
  await putWords(tx, stored);
}

/** Makes a former document of the person the current one again; the one that was current stays as another version. */
export async function setCurrentDocument(tx: Tx, candidateId: string, documentId: string): Promise<void> {
  await unsetCurrent(tx, candidateId);
  const { id, candidate_id, text } = resumeDocuments;
  const stored = await tx
    .update(resumeDocuments)
    .set({ is_current: true, summary: null })
    .where(and(eq(id, documentId), eq(candidate_id, candidateId)))
    .returning({ id, candidate_id, text });
  await putWords(tx, stored);
}

/** The person's summary goes along with the version of which it speaks. */
async function unsetCurrent(tx: Tx, candidateId: string): Promise<void> {
  const { resume_summary } = candidates;
  const summary = sql`(select ${resume_summary} from ${candidates} where ${eq(candidates.id, candidateId)})`;
  await tx
    .update(resumeDocuments)
    .set({ is_current: false, summary })
    .where(and(eq(resumeDocuments.candidate_id, candidateId), isCurrent));
}

type TextOfPerson = Pick<ResumeDocument, 'id' | 'candidate_id' | 'text'>;

/** Has current documents be searched by what they say, in the place of those before. */
async function putWords(tx: Tx, documents: readonly TextOfPerson[]): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insert(resumeWords)
    .values(
      documents.map(({ id, candidate_id, text }) => ({
        candidate_id,
        document_id: id,
        words: tsvectorOf(text),
      })),
    )
    .onConflictDoUpdate({
      target: resumeWords.candidate_id,
      set: { document_id: sql`excluded.document_id`, words: sql`excluded.words` },
    });
}

/**
 * Has the next so many current documents be searched that are not yet, those of people whose id comes after this one;
 * returns the last such id, undefined when none is left.
 */
export async function putMissingWords(
  tx: Tx,
  after: string | undefined,
  most: number,
): Promise<string | undefined> {
  const { id, candidate_id, text } = resumeDocuments;
  const missing = await tx
    .select({ id: candidate_id })
    .from(resumeDocuments)
    .where(and(hasNoWords(tx), after === undefined ? undefined : gt(candidate_id, after)))
    .orderBy(asc(candidate_id))
    .limit(most);
  const people = missing.map((row) => row.id);
  // The people before their documents, as whoever deletes them does; else the two may wait for each other.
  await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(isOneOf(candidates.id, people))
    .orderBy(asc(candidates.id))
    .for('key share');
  const documents = await tx
    .select({ id, candidate_id, text })
    .from(resumeDocuments)
    .where(and(isOneOf(candidate_id, people), hasNoWords(tx)))
    .orderBy(asc(candidate_id))
    // Whoever brings a newer resume meanwhile waits, and puts its words in the place of these.
    .for('update');
  await putWords(tx, documents);
  return people.at(-1);
}

function hasNoWords(handle: Handle): SQL | undefined {
  return and(
    isCurrent,
    notExists(
      handle
        .select({ one: sql`1` })
        .from(resumeWords)
        .where(eq(resumeWords.document_id, resumeDocuments.id)),
    ),
  );
}

/** Where one version of the person's resume lies and what it is, the current one unless told; undefined when there is none. */
export async function findDocument(
  handle: Handle,
  candidateId: string,
  documentId?: string,
): Promise<
  | Pick<
      ResumeDocument,
      'id' | 'file_key' | 'file_name' | 'mime_type' | 'text' | 'created_at' | 'is_current' | 'summary'
    >
  | undefined
> {
  const [row] = await handle
    .select({
      id: resumeDocuments.id,
      file_name: resumeDocuments.file_name,
      text: resumeDocuments.text,
      file_key: resumeDocuments.file_key,
      mime_type: resumeDocuments.mime_type,
      created_at: resumeDocuments.created_at,
      is_current: resumeDocuments.is_current,
      summary: resumeDocuments.summary,
    })
    .from(resumeDocuments)
    .where(
      and(
        eq(resumeDocuments.candidate_id, candidateId),
        documentId === undefined ? isCurrent : eq(resumeDocuments.id, documentId),
      ),
    );
  return row;
}

/** Gives a document the text that its file turned out to have. */
export async function updateDocumentText(tx: Tx, documentId: string, text: string): Promise<void> {
  const { id, candidate_id, is_current } = resumeDocuments;
  const rows = await tx
    .update(resumeDocuments)
    .set({ text })
    .where(eq(id, documentId))
    .returning({ id, candidate_id, text: resumeDocuments.text, is_current });
  await putWords(
    tx,
    rows.filter((row) => row.is_current),
  );
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
