import { and, desc, eq } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { candidates, resumeDocuments } from '../db/schema.ts';

/** The one resume of a person that counts. */
export const isCurrent = eq(resumeDocuments.is_current, true);

/** Joins a person with the one resume that counts; the former ones stay apart. */
export const isCurrentResume = and(eq(resumeDocuments.candidate_id, candidates.id), isCurrent);

const currentOf = (candidateId: string) => and(eq(resumeDocuments.candidate_id, candidateId), isCurrent);

/** The resume of a person that counts, with its text; undefined without one. */
export async function findCurrentResume(
  handle: Handle,
  candidateId: string,
): Promise<typeof resumeDocuments.$inferSelect | undefined> {
  const [document] = await handle.select().from(resumeDocuments).where(currentOf(candidateId));
  return document;
}

/** The id of the resume of a person that counts; null without one. */
export async function currentResumeId(handle: Handle, candidateId: string): Promise<string | null> {
  const [row] = await handle
    .select({ id: resumeDocuments.id })
    .from(resumeDocuments)
    .where(currentOf(candidateId));
  return row?.id ?? null;
}

/** The hash (hexadecimal) of the file that is a person's resume now; undefined without one. */
export async function currentSha256(handle: Handle, candidateId: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ sha256: resumeDocuments.sha256 })
    .from(resumeDocuments)
    .where(currentOf(candidateId));
  return row?.sha256;
}

/** The id of the version of a person's resume that is a file with this hash, the current one before others; undefined for none. */
export async function findVersionOfFile(
  handle: Handle,
  candidateId: string,
  sha256: string,
): Promise<string | undefined> {
  const { id, candidate_id, is_current, created_at } = resumeDocuments;
  const [row] = await handle
    .select({ id })
    .from(resumeDocuments)
    .where(and(eq(candidate_id, candidateId), eq(resumeDocuments.sha256, sha256)))
    .orderBy(desc(is_current), desc(created_at))
    .limit(1);
  return row?.id;
}
