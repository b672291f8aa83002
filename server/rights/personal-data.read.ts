import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { PERSON_KEYS } from '#contract/same-person.ts';
import type { SentFields } from '#contract/sent-submissions.ts';
import { listInterviewChanges, listOfferChanges } from '../assignments/assignments.read.ts';
import type { Handle } from '../db/client.ts';
import {
  auditLog,
  candidateJobAssignments as assignments,
  candidateNotes as notes,
  candidates,
  candidateVectors as vectors,
  intakeRows,
  jobs,
  profiles,
  removedAssignments as removed,
  resumeDocuments,
  retentionExceptions,
  statusHistory,
  submissionLedger as ledger,
  submissionRequests as requests,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { type PersonTraces, rowsToHandOver, tracesOf } from '../intake/rows-of-person.ts';
import { consentsOf } from './consents.ts';

/** Everything that is held on a candidate but the files themselves and who referred them, which is another's name; undefined when there is no such candidate. */
export async function readPersonalData(handle: Handle, candidateId: string) {
  const [record] = await handle
    .select({ record: candidates, submitted_by_name: profiles.full_name })
    .from(candidates)
    .leftJoin(profiles, eq(profiles.user_id, candidates.submitted_by))
    .where(eq(candidates.id, candidateId));
  if (!record) return undefined;
  const {
    email_key: _email,
    phone_key: _phone,
    search_text: _search,
    employment_text: _employment,
    referred_by: _referrer,
    ...held
  } = record.record;
  const resumes = await listResumes(handle, candidateId);
  const inJobs = await listAssignments(handle, candidateId);
  const wasInJobs = await listRemoved(handle, candidateId);
  return {
    candidate: { ...held, submitted_by_name: record.submitted_by_name },
    assignments: inJobs,
    removed_assignments: wasInJobs,
    history: await listHistory(handle, candidateId),
    interview_changes: handedOver(await listInterviewChanges(handle, candidateId)),
    offer_changes: handedOver(await listOfferChanges(handle, candidateId)),
    notes: await listNotes(handle, candidateId),
    submissions: await listLedger(handle, record.record),
    requests: await listRequests(handle, candidateId),
    imports: await listDrafts(handle, await tracesOf(handle, held)),
    resumes,
    vectors: await handle
      .select({
        engine: vectors.engine,
        engine_version: vectors.engine_version,
        content_hash: vectors.content_hash,
        numbers: sql<number>`vector_dims(${vectors.resume_vector})`,
        created_at: vectors.created_at,
      })
      .from(vectors)
      .where(eq(vectors.candidate_id, candidateId)),
    consents: (await consentsOf(handle, candidateId)).map(({ id: _id, ...consent }) => consent),
    retention_exceptions: await handle
      .select({ reason: retentionExceptions.reason, kept_at: retentionExceptions.kept_at })
      .from(retentionExceptions)
      .where(eq(retentionExceptions.candidate_id, candidateId)),
    audit: await listAudit(handle, [
      candidateId,
      ...resumes.map(({ id }) => id),
      ...[...inJobs, ...wasInJobs].map(({ id }) => id),
    ]),
  };
}

export type PersonalData = NonNullable<Awaited<ReturnType<typeof readPersonalData>>>;

function listAssignments(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: assignments.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: assignments.status,
      interview_at: assignments.interview_at,
      interview_details: assignments.interview_details,
      offered_ctc: assignments.offered_ctc,
      joining_on: assignments.joining_on,
      assignment_type: assignments.assignment_type,
      source: assignments.source,
      company_name: assignments.company_name,
      ai_match_score: assignments.ai_match_score,
      match_reasons: assignments.match_reasons,
      assigned_by_name: profiles.full_name,
      assigned_at: assignments.assigned_at,
      updated_at: assignments.updated_at,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, assignments.assigned_by))
    .where(eq(assignments.candidate_id, candidateId))
    .orderBy(desc(assignments.assigned_at), desc(assignments.id));
}

function listNotes(handle: Handle, candidateId: string) {
  return handle
    .select({
      jd_id: jobs.jd_id,
      title: jobs.title,
      text: notes.text,
      written_by_name: profiles.full_name,
      created_at: notes.created_at,
      edited_at: notes.edited_at,
      follow_up_on: notes.follow_up_on,
      followed_up_at: notes.followed_up_at,
    })
    .from(notes)
    .leftJoin(jobs, eq(jobs.id, notes.job_id))
    .leftJoin(profiles, eq(profiles.user_id, notes.written_by))
    .where(eq(notes.candidate_id, candidateId))
    .orderBy(desc(notes.created_at), desc(notes.id));
}

function listRemoved(handle: Handle, candidateId: string) {
  return handle
    .select({ id: removed.assignment_id, jd_id: jobs.jd_id, title: jobs.title })
    .from(removed)
    .innerJoin(jobs, eq(jobs.id, removed.job_id))
    .where(eq(removed.candidate_id, candidateId))
    .orderBy(asc(removed.assignment_id));
}

function listHistory(handle: Handle, candidateId: string) {
  return handle
    .select({
      jd_id: jobs.jd_id,
      title: jobs.title,
      previous_status: statusHistory.previous_status,
      new_status: statusHistory.new_status,
      previous_interview_at: statusHistory.previous_interview_at,
      previous_interview_details: statusHistory.previous_interview_details,
      previous_offered_ctc: statusHistory.previous_offered_ctc,
      previous_joining_on: statusHistory.previous_joining_on,
      reason_code: statusHistory.reason_code,
      notes: statusHistory.notes,
      changed_by_name: profiles.full_name,
      changed_at: statusHistory.changed_at,
    })
    .from(statusHistory)
    .innerJoin(jobs, eq(jobs.id, statusHistory.job_id))
    .leftJoin(profiles, eq(profiles.user_id, statusHistory.changed_by))
    .where(eq(statusHistory.candidate_id, candidateId))
    .orderBy(asc(statusHistory.changed_at), asc(statusHistory.id));
}

/** Changes as the product tells them, newest first: oldest first, without what leads to other records. */
function handedOver<Change extends { id: string; step_id: string | null; job_id: string }>(
  changes: readonly Change[],
) {
  return changes.toReversed().map(({ id: _id, step_id: _step, job_id: _job, ...change }) => change);
}

/** What vendor companies submitted, and what was refused as the person was known. */
async function listLedger(
  handle: Handle,
  person: Pick<typeof candidates.$inferSelect, 'id' | 'email' | 'phone'>,
) {
  const isTheirs = ({ email, phone }: SentFields) =>
    PERSON_KEYS.email(email) === PERSON_KEYS.email(person.email) &&
    PERSON_KEYS.phone(phone) === PERSON_KEYS.phone(person.phone);
  const rows = await handle
    .select({
      jd_id: jobs.jd_id,
      title: jobs.title,
      company_name: ledger.company_name,
      submitted_by_name: profiles.full_name,
      submitted_at: ledger.created_at,
      owned_until: ledger.owned_until,
      refused_as_known: sql<boolean>`${ledger.owned_until} is null`,
      is_newer_resume: ledger.is_newer_resume,
      // Without the name that was typed: it may be another person's.
      matched_by: ledger.matched_by,
      sent: ledger.sent,
      entered_name: ledger.entered_name,
    })
    .from(ledger)
    .innerJoin(jobs, eq(jobs.id, ledger.job_id))
    .leftJoin(profiles, eq(profiles.user_id, ledger.submitted_by))
    .where(eq(ledger.candidate_id, person.id))
    .orderBy(asc(ledger.created_at), asc(ledger.id));
  return rows.map(({ sent, entered_name, ...row }) => ({
    ...row,
    // What was sent under another name and another e-mail or phone may be another's, and who referred them is.
    sent:
      sent?.fields && (entered_name === null || isTheirs(sent.fields))
        ? { ...sent.fields, referred_by: null }
        : null,
  }));
}

/** What was asked of HR about submissions of the person, and what HR said; of what was taken back no text is kept. */
function listRequests(handle: Handle, candidateId: string) {
  return handle
    .select({
      jd_id: jobs.jd_id,
      title: jobs.title,
      kind: requests.kind,
      text: requests.text,
      asked_by_name: profiles.full_name,
      asked_at: requests.asked_at,
      outcome: requests.outcome,
      answer: requests.answer,
      answered_at: requests.answered_at,
    })
    .from(requests)
    .innerJoin(assignments, eq(assignments.id, requests.assignment_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, requests.asked_by))
    .where(eq(assignments.candidate_id, candidateId))
    .orderBy(asc(requests.asked_at), asc(requests.id));
}

/** Resumes of the same person that somebody has brought in and not thrown away. */
async function listDrafts(handle: Handle, person: PersonTraces) {
  const drafts = await handle
    .select({
      file_name: intakeRows.file_name,
      decision: intakeRows.decision,
      fields: intakeRows.fields,
      text: intakeRows.text,
      created_at: intakeRows.created_at,
    })
    .from(intakeRows)
    .where(rowsToHandOver(person))
    .orderBy(asc(intakeRows.created_at), asc(intakeRows.id));
  return drafts.map(({ fields: { referred_by: _referrer, ...fields }, ...draft }) => ({ ...draft, fields }));
}

function listResumes(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: resumeDocuments.id,
      is_current: resumeDocuments.is_current,
      file_key: resumeDocuments.file_key,
      file_name: resumeDocuments.file_name,
      mime_type: resumeDocuments.mime_type,
      size_bytes: resumeDocuments.size_bytes,
      sha256: resumeDocuments.sha256,
      text: resumeDocuments.text,
      summary: resumeDocuments.summary,
      uploaded_by_name: profiles.full_name,
      created_at: resumeDocuments.created_at,
    })
    .from(resumeDocuments)
    .leftJoin(profiles, eq(profiles.user_id, resumeDocuments.uploaded_by))
    .where(eq(resumeDocuments.candidate_id, candidateId))
    .orderBy(asc(resumeDocuments.created_at), asc(resumeDocuments.id));
}

/** Who did what to the person's records and when; from where is the colleague's own data. */
function listAudit(handle: Handle, recordIds: readonly string[]) {
  return (
    handle
      .select({
        at: auditLog.at,
        action: auditLog.action,
        record_type: auditLog.record_type,
        fields: auditLog.fields,
        by_name: profiles.full_name,
      })
      .from(auditLog)
      .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
      // The kinds are named for the index, which begins with them.
      .where(
        and(
          inArray(auditLog.record_type, ['candidate', 'resume_document', 'assignment']),
          isOneOf(auditLog.record_id, recordIds),
        ),
      )
      .orderBy(asc(auditLog.at), asc(auditLog.id))
  );
}
