import { desc, eq } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import type { ResumeVersion } from '#contract/resumes.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { profiles, resumeDocuments } from '../db/schema.ts';
import { findCandidateName } from './candidates.read.ts';

/** Every version of a candidate's resume with who uploaded it, the newest first. Throws `not_found`. */
export async function listResumes(handle: Handle, candidateId: string) {
  if ((await findCandidateName(handle, candidateId)) === undefined)
    throw new AppError('not_found', messages.candidate.notFound);
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
