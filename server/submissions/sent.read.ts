import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  profiles,
  resumeDocuments,
  submissionLedger as ledger,
} from '../db/schema.ts';
import { ofActor } from './submissions.read.ts';

/** rows of the ledger that are looked through for the submission below its newer resumes */
const MOST = 200;

/**
 * What came with a vendor's submission out of the actor's own list: what was submitted, and the newest resume that was handed in
 * with it, which may be the same. Undefined for any other.
 */
export async function findSent(handle: Handle, actor: Actor, assignmentId: string) {
  const rows = await handle
    .select({
      candidate_id: ledger.candidate_id,
      candidate_name: candidates.name,
      at: ledger.created_at,
      by_name: profiles.full_name,
      is_newer_resume: ledger.is_newer_resume,
      company_name: ledger.company_name,
      owned_until: ledger.owned_until,
      entered_name: ledger.entered_name,
      sent: ledger.sent,
      document_id: resumeDocuments.id,
      sha256: resumeDocuments.sha256,
      mime_type: resumeDocuments.mime_type,
      size_bytes: resumeDocuments.size_bytes,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(
      ledger,
      and(
        eq(ledger.candidate_id, assignments.candidate_id),
        eq(ledger.job_id, assignments.job_id),
        eq(ledger.company_key, assignments.company_key),
        isNotNull(ledger.owned_until),
      ),
    )
    .leftJoin(profiles, eq(profiles.user_id, ledger.submitted_by))
    .leftJoin(resumeDocuments, eq(resumeDocuments.id, ledger.document_id))
    .where(and(eq(assignments.id, assignmentId), ofActor(actor)))
    .orderBy(desc(ledger.created_at), desc(ledger.id))
    .limit(MOST);
  const [newest] = rows;
  // The newer resumes of this submission come before it, and one that was removed since, after it.
  const submitted = rows.find((row) => !row.is_newer_resume) ?? newest;
  return newest && submitted && { newest, submitted };
}
