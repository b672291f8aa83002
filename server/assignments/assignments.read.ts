import { and, desc, eq, inArray, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AssignableCandidate, PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { matchesPerson } from '../candidates/search-people.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { alphabetical } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidateNotes,
  candidates,
  hiringTrails,
  interviewChanges,
  jobs,
  offerChanges,
  profiles,
  resumeDocuments,
  statusHistory,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';

/** As the list of those who can be assigned shows somebody, but for where they stand elsewhere. */
type AssignableRow = Omit<AssignableCandidate, 'elsewhere' | 'owner'>;
type MatchInShort = NonNullable<PipelineCandidate['match_reasons']>;

const pipelineOf = builtOnce((handle) =>
  handle
    .select({
      assignment_id: assignments.id,
      candidate_id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
      current_position: candidates.current_position,
      current_company: candidates.current_company,
      current_city: candidates.current_city,
      experience_years: candidates.experience_years,
      stored_days_to_join: candidates.days_to_join,
      joining_date: candidates.joining_date,
      expected_ctc: candidates.expected_ctc,
      skills: candidates.skills,
      document_id: resumeDocuments.id,
      resume: {
        id: resumeDocuments.id,
        file_name: resumeDocuments.file_name,
        mime_type: resumeDocuments.mime_type,
      },
      status: assignments.status,
      status_on: hiringTrails.last_on,
      interview_at: assignments.interview_at,
      interview_details: assignments.interview_details,
      offered_ctc: assignments.offered_ctc,
      joining_on: assignments.joining_on,
      offer_on: hiringTrails.offer_on,
      assignment_type: assignments.assignment_type,
      source: assignments.source,
      company_name: assignments.company_name,
      ai_match_score: assignments.ai_match_score,
      match_reasons: sql<MatchInShort | null>`${assignments.match_reasons} - array['evidence', 'topTerms']`,
      match_key: assignments.match_key,
      assigned_at: assignments.assigned_at,
      notes: handle.$count(candidateNotes, eq(candidateNotes.candidate_id, candidates.id)),
      version: assignments.version,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(hiringTrails, eq(hiringTrails.id, assignments.id))
    .where(eq(assignments.job_id, sql.placeholder('job'))),
);

/** Everyone of a job, with what their cards show and what their scores depend on. */
export async function listPipelineRows(handle: Handle, jobId: string) {
  return pipelineOf(handle).execute({ job: jobId });
}

const otherJobsOf = builtOnce((handle) => {
  const here = handle
    .select({ id: assignments.candidate_id })
    .from(assignments)
    .where(eq(assignments.job_id, sql.placeholder('job')));
  return handle
    .select({
      assignment_id: assignments.id,
      candidate_id: assignments.candidate_id,
      version: assignments.version,
      title: jobs.title,
      jd_id: jobs.jd_id,
      job_status: jobs.status,
      status: sql<CandidateStatus>`${assignments.status}`,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(and(ne(assignments.job_id, sql.placeholder('job')), inArray(assignments.candidate_id, here)))
    .orderBy(alphabetical(jobs.title), jobs.id);
});

type OtherJob = Awaited<ReturnType<ReturnType<typeof otherJobsOf>['execute']>>[number];

/** For everyone of a job: the other jobs that the person is in, by title, and where the person stands there. */
export async function listOtherJobs(handle: Handle, jobId: string): Promise<Map<string, OtherJob[]>> {
  const rows = await otherJobsOf(handle).execute({ job: jobId });
  return Map.groupBy(rows, ({ candidate_id }) => candidate_id);
}

/** The condition that a candidate is not in the job yet, beside another one. */
function assignable(handle: Handle, jobId: string, where: SQL | undefined) {
  const inJob = handle
    .select({ one: sql`1` })
    .from(assignments)
    .where(and(eq(assignments.candidate_id, candidates.id), eq(assignments.job_id, jobId)));
  return and(where, notExists(inJob));
}

/** What the dialog shows of each. */
const SHOWN = {
  id: candidates.id,
  name: candidates.name,
  email: candidates.email,
  skills: candidates.skills,
  current_position: candidates.current_position,
  current_company: candidates.current_company,
  experience_years: candidates.experience_years,
} satisfies Record<keyof AssignableRow, unknown>;

/** Which of those who could be assigned to a job are wanted. */
interface AssignableQuery {
  /** nobody else when given */
  among?: readonly string[];
  /** none of these */
  without?: readonly string[];
  /** most of them */
  limit: number;
}

/** Candidates that are not in the job yet, by name. */
export async function listAssignableRows(
  handle: Handle,
  jobId: string,
  { among, without = [], limit }: AssignableQuery,
): Promise<AssignableRow[]> {
  const wanted = and(
    among && isOneOf(candidates.id, among),
    without.length > 0 ? notInArray(candidates.id, [...without]) : undefined,
  );
  return handle
    .select(SHOWN)
    .from(candidates)
    .where(assignable(handle, jobId, wanted))
    .orderBy(alphabetical(candidates.name), candidates.id)
    .limit(limit);
}

/** How many candidates are not in the job yet, up to `limits.assignCounted` and one more. */
export function countAssignable(handle: Handle, jobId: string): Promise<number> {
  return countUpTo(handle, candidates, assignable(handle, jobId, undefined), limits.assignCounted);
}

const shownAssignable = builtOnce((handle) =>
  handle
    .select(SHOWN)
    .from(candidates)
    .where(isOneOf(candidates.id, sql.placeholder('ids')))
    .orderBy(alphabetical(candidates.name), candidates.id),
);

/**
 * Candidates with this in their name, e-mail or phone that are not in the job yet, the first by name, and how many there are. No
 * more than `limits.assignCounted` and one are looked at, whichever they are: one types on rather than reading so many.
 */
export async function searchAssignable(
  handle: Handle,
  jobId: string,
  search: string,
): Promise<{ items: AssignableRow[]; total: number }> {
  // Named by `with`, so that they are looked for once, whose number is told.
  const found = handle.$with('found').as(
    handle
      .select({ id: candidates.id, name: candidates.name })
      .from(candidates)
      .where(assignable(handle, jobId, matchesPerson(search)))
      .limit(limits.assignCounted + 1),
  );
  const first = await handle
    .with(found)
    .select({ id: found.id, total: sql<number>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(alphabetical(found.name), found.id)
    .limit(limits.assignSearch);
  if (first.length === 0) return { items: [], total: 0 };
  const items = await shownAssignable(handle).execute({ ids: first.map(({ id }) => id) });
  return { items, total: first[0]?.total ?? 0 };
}

/** Everything that happened to a candidate in any job, newest first. */
export async function listHistory(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: statusHistory.id,
      assignment_id: statusHistory.assignment_id,
      job_id: statusHistory.job_id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      previous_status: statusHistory.previous_status,
      new_status: statusHistory.new_status,
      changed_by_name: profiles.full_name,
      reason_code: statusHistory.reason_code,
      notes: statusHistory.notes,
      changed_at: statusHistory.changed_at,
    })
    .from(statusHistory)
    .innerJoin(jobs, eq(jobs.id, statusHistory.job_id))
    .leftJoin(profiles, eq(profiles.user_id, statusHistory.changed_by))
    .where(eq(statusHistory.candidate_id, candidateId))
    .orderBy(desc(statusHistory.changed_at), desc(statusHistory.id));
}

/** Every change of when an interview of a candidate is, and of what else is to be known of it, in any job, newest first. */
export async function listInterviewChanges(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: interviewChanges.id,
      step_id: interviewChanges.step_id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      previous_interview_at: interviewChanges.previous_interview_at,
      interview_at: interviewChanges.interview_at,
      previous_interview_details: interviewChanges.previous_interview_details,
      interview_details: interviewChanges.interview_details,
      missed: interviewChanges.missed,
      changed_by_name: profiles.full_name,
      changed_at: interviewChanges.changed_at,
    })
    .from(assignments)
    .innerJoin(interviewChanges, eq(interviewChanges.assignment_id, assignments.id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, interviewChanges.changed_by))
    .where(eq(assignments.candidate_id, candidateId))
    .orderBy(desc(interviewChanges.changed_at), desc(interviewChanges.id));
}

/** Every change of what a candidate is offered and when they join, in any job, newest first. */
export async function listOfferChanges(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: offerChanges.id,
      step_id: offerChanges.step_id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      previous_offered_ctc: offerChanges.previous_offered_ctc,
      previous_joining_on: offerChanges.previous_joining_on,
      offered_ctc: offerChanges.offered_ctc,
      joining_on: offerChanges.joining_on,
      changed_by_name: profiles.full_name,
      changed_at: offerChanges.changed_at,
    })
    .from(assignments)
    .innerJoin(offerChanges, eq(offerChanges.assignment_id, assignments.id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, eq(profiles.user_id, offerChanges.changed_by))
    .where(eq(assignments.candidate_id, candidateId))
    .orderBy(desc(offerChanges.changed_at), desc(offerChanges.id));
}

const scored = (handle: Handle, where: SQL | undefined) =>
  handle
    .select({
      job_id: assignments.job_id,
      candidate_id: candidates.id,
      document_id: resumeDocuments.id,
      current_position: candidates.current_position,
      skills: candidates.skills,
      experience_years: candidates.experience_years,
      match_key: assignments.match_key,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .leftJoin(resumeDocuments, isCurrentResume)
    .where(where);

const scoredPeople = builtOnce((handle) =>
  scored(handle, isOneOf(assignments.candidate_id, sql.placeholder('candidates'))),
);

/** What the scores of some candidates depend on, in every job they are in or in the one given. */
export async function listScored(handle: Handle, candidateIds: readonly string[], jobId?: string) {
  if (jobId === undefined) return scoredPeople(handle).execute({ candidates: candidateIds });
  return scored(handle, and(isOneOf(assignments.candidate_id, candidateIds), eq(assignments.job_id, jobId)));
}

/** The same of everybody in a job. */
export async function listScoredInJob(handle: Handle, jobId: string) {
  return scored(handle, eq(assignments.job_id, jobId));
}
