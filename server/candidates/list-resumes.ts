import { desc, eq, sql } from 'drizzle-orm';
import type { ResumeVersion } from '#contract/resumes.ts';
import type { Handle } from '../db/client.ts';
import { profiles, resumeDocuments, submissionLedger as ledger } from '../db/schema.ts';
import { requireCandidate } from './known-candidates.read.ts';

/** Which came with a submission of before the ledger named its resume: at about its moment. */
const ABOUT = sql.raw(`interval '5 minutes'`);
const { created_at } = resumeDocuments;

/**
 * The vendor company for which a resume was sent: that of its sender's submission with which it came, as the sender may be
 * with another company by now, or one of us. Null for our own people's.
 */
export const sentFor = sql<string | null>`(
  select ${ledger.company_name} from ${ledger}
  where ${eq(ledger.candidate_id, resumeDocuments.candidate_id)} and ${eq(ledger.submitted_by, resumeDocuments.uploaded_by)}
  and ${ledger.owned_until} is not null
  and (${eq(ledger.document_id, resumeDocuments.id)} or ${ledger.document_id} is null
    and ${ledger.created_at} between ${created_at} - ${ABOUT} and ${created_at} + ${ABOUT})
  order by ${ledger.document_id} nulls last, ${ledger.created_at} limit 1)`;

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
      company_name: sentFor,
      is_current: resumeDocuments.is_current,
    } satisfies Record<keyof ResumeVersion, unknown>)
    .from(resumeDocuments)
    .leftJoin(profiles, eq(profiles.user_id, resumeDocuments.uploaded_by))
    .where(eq(resumeDocuments.candidate_id, candidateId))
    .orderBy(desc(resumeDocuments.created_at), desc(resumeDocuments.id));
}
