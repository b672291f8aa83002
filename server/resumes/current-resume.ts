import { and, eq } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { candidates, resumeDocuments } from '../db/schema.ts';

/** Joins a person with the one resume that counts; the former ones stay apart. */
export const isCurrentResume = and(
  eq(resumeDocuments.candidate_id, candidates.id),
  eq(resumeDocuments.is_current, true),
);

/** The hash (hexadecimal) of the file that is a person's resume now; undefined without one. */
export async function currentSha256(handle: Handle, candidateId: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ sha256: resumeDocuments.sha256 })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.candidate_id, candidateId), eq(resumeDocuments.is_current, true)));
  return row?.sha256;
}
