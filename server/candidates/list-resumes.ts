import { desc, eq } from 'drizzle-orm';
import type { ResumeVersion } from '#contract/resumes.ts';
import type { Handle } from '../db/client.ts';
import { profiles, resumeDocuments } from '../db/schema.ts';
import { requireCandidate } from './known-candidates.read.ts';

/** Every version of a candidate's resume with who uploaded it, the newest first. Throws `not_found`. */
export async function listResumes(handle: Handle, candidateId: string) {
  await requireCandidate(handle, candidateId);
  return handle
    .select({
      id: resumeDocuments.id,
      file_name: resumeDocuments.file_name,
      mime_type: resumeDocuments.mime_type,
      size_bytes: resumeDocuments.size_bytes,
      created_at: resumeDocuments.created_at,
      uploaded_by_name: profiles.full_name,
      is_current: resumeDocuments.is_current,
    } satisfies Record<keyof ResumeVersion, unknown>)
    .from(resumeDocuments)
    .leftJoin(profiles, eq(profiles.user_id, resumeDocuments.uploaded_by))
    .where(eq(resumeDocuments.candidate_id, candidateId))
    .orderBy(desc(resumeDocuments.created_at), desc(resumeDocuments.id));
}
