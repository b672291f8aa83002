import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  hiringTrails,
  jobs,
  profiles,
  resumeDocuments,
} from '../db/schema.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';

const detailOf = builtOnce((handle) =>
  handle
    .select({
      candidate: candidates,
      submitted_by_name: profiles.full_name,
      resume: {
        id: resumeDocuments.id,
        file_name: resumeDocuments.file_name,
        mime_type: resumeDocuments.mime_type,
        size_bytes: resumeDocuments.size_bytes,
        created_at: resumeDocuments.created_at,
        text_by: resumeDocuments.text_by,
        has_text: sql<boolean>`${resumeDocuments.text} <> ''`,
      },
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(profiles, eq(profiles.user_id, candidates.submitted_by))
    .where(eq(candidates.id, sql.placeholder('id'))),
);

/** One candidate with the current resume and the name of who submitted it; undefined when there is none. */
export async function findCandidateDetail(handle: Handle, candidateId: string) {
  const [row] = await detailOf(handle).execute({ id: candidateId });
  return row;
}

const assignmentsOf = builtOnce((handle) =>
  handle
    .select({
      id: assignments.id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      job_status: jobs.status,
      status: assignments.status,
      interview_at: assignments.interview_at,
      interview_details: assignments.interview_details,
      offered_ctc: assignments.offered_ctc,
      joining_on: assignments.joining_on,
      offer_on: hiringTrails.offer_on,
      status_on: hiringTrails.last_on,
      assignment_type: assignments.assignment_type,
      ai_match_score: assignments.ai_match_score,
      match_reasons: assignments.match_reasons,
      assigned_at: assignments.assigned_at,
      version: assignments.version,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(hiringTrails, eq(hiringTrails.id, assignments.id))
    .where(eq(assignments.candidate_id, sql.placeholder('candidate')))
    .orderBy(desc(assignments.assigned_at), desc(assignments.id)),
);

/** The jobs that a candidate is in with stage and score, the newest assignment first; `readCandidate` puts those first that need something. */
export async function listAssignmentsOf(handle: Handle, candidateId: string) {
  return assignmentsOf(handle).execute({ candidate: candidateId });
}

/** Those of a candidate's assignments that a vendor company submitted. */
export async function listVendorSubmissions(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: assignments.id,
      job_id: assignments.job_id,
      candidate_id: assignments.candidate_id,
      company_key: assignments.company_key,
    })
    .from(assignments)
    .where(and(eq(assignments.candidate_id, candidateId), isNotNull(assignments.company_key)))
    .orderBy(assignments.id);
}

export interface PersonKeys {
  /** trimmed; null matches nobody */
  email: string | null;
  /** ten digits; null matches nobody */
  phone: string | null;
}

/** Candidates with this e-mail or phone: at most two, the one with the e-mail first. */
export async function listSamePeople(
  handle: Handle,
  { email, phone }: PersonKeys,
): Promise<(ExistingCandidate & { same_email: boolean; same_phone: boolean })[]> {
  // Lower-cased by the database, as the key is, so that both fold the same letters.
  const sameEmail = email === null ? sql`false` : sql`${candidates.email_key} = lower(${email})`;
  const samePhone = phone === null ? sql`false` : sql`${candidates.phone_key} = ${phone}`;
  const rows = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
      same_email: sql<boolean>`${sameEmail}`,
      same_phone: sql<boolean>`${samePhone}`,
    })
    .from(candidates)
    .where(or(sameEmail, samePhone));
  return rows.sort((one, other) => Number(other.same_email) - Number(one.same_email));
}
