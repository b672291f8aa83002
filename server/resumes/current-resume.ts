import { and, eq } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { resumeDocuments } from '../db/schema.ts';

/** The hash (hexadecimal) of the file that is a person's resume now; undefined without one. */
export async function currentSha256(handle: Handle, candidateId: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ sha256: resumeDocuments.sha256 })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.candidate_id, candidateId), eq(resumeDocuments.is_current, true)));
  return row?.sha256;
}
