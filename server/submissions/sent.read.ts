import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  profiles,
  resumeDocuments,
  submissionLedger as ledger,
} from '../db/schema.ts';
import { ofActor } from './submissions.read.ts';

/** What came with a vendor's submission out of the actor's own list; undefined for any other. */
export async function findSent(handle: Handle, actor: Actor, assignmentId: string) {
  const [row] = await handle
    .select({
      candidate_id: ledger.candidate_id,
      submitted_at: ledger.created_at,
      submitted_by_name: profiles.full_name,
      sent: ledger.sent,
      document_id: resumeDocuments.id,
      mime_type: resumeDocuments.mime_type,
      size_bytes: resumeDocuments.size_bytes,
    })
    .from(assignments)
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
    .limit(1);
  return row;
}
