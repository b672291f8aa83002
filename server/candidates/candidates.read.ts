import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { CANDIDATE_SORTS, type ExistingCandidate } from '#contract/candidates.ts';
import type { Handle } from '../db/client.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  jobs,
  profiles,
  resumeDocuments,
} from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';

type Sort = (typeof CANDIDATE_SORTS)[number];

const { id } = candidates;
const newest = { by: candidates.created_at, kind: 'instant', id, index: 'desc' } as const;
const name = { by: sql`${candidates.name} collate "und-x-icu"`, kind: 'text', id } as const;
const experience = { by: candidates.experience_years, kind: 'number', id } as const;

const SORTS: Record<Sort, KeysetSort> = {
  newest: { ...newest, direction: 'desc' },
  oldest: { ...newest, direction: 'asc' },
  name: { ...name, direction: 'asc' },
  '-name': { ...name, direction: 'desc' },
  experience: { ...experience, direction: 'asc' },
  '-experience': { ...experience, direction: 'desc' },
};

interface ListQuery {
  search: string;
  sort: Sort;
  cursor?: string | undefined;
  limit: number;
}

const isCurrentResume = and(
  eq(resumeDocuments.candidate_id, candidates.id),
  eq(resumeDocuments.is_current, true),
);

/** A page of candidates by name or e-mail, each with the jobs it is in, and how many there are in all. */
export async function listCandidates(handle: Handle, query: ListQuery) {
  const filter = matchesSearch(candidates.search_text, query.search);
  const page = keyset(query.sort, SORTS[query.sort], query.cursor);
  const rows = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      experience_years: candidates.experience_years,
      skills: candidates.skills,
      current_ctc: candidates.current_ctc,
      expected_ctc: candidates.expected_ctc,
      joining_date: candidates.joining_date,
      stored_days_to_join: candidates.days_to_join,
      created_at: candidates.created_at,
      document_id: resumeDocuments.id,
      keyset: page.key,
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .where(and(filter, page.after))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { items, next_cursor } = page.cut(rows, query.limit);
  const total = await handle.$count(candidates, filter);
  const jobsOf = await listJobsOf(
    handle,
    items.map((item) => item.id),
  );
  return {
    items: items.map((item) => ({ ...item, assignments: jobsOf.get(item.id) ?? [] })),
    total,
    next_cursor,
  };
}

interface JobOfCandidate {
  job_id: string;
  jd_id: string;
  title: string;
}

async function listJobsOf(handle: Handle, ids: readonly string[]): Promise<Map<string, JobOfCandidate[]>> {
  const jobsOf = new Map<string, JobOfCandidate[]>(ids.map((candidateId) => [candidateId, []]));
  if (ids.length === 0) return jobsOf;
  const rows = await handle
    .select({
      candidate_id: assignments.candidate_id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(inArray(assignments.candidate_id, [...ids]))
    .orderBy(desc(assignments.assigned_at), desc(assignments.id));
  for (const { candidate_id, ...job } of rows) jobsOf.get(candidate_id)?.push(job);
  return jobsOf;
}

/** One candidate with the current resume and the name of who submitted it; undefined when there is none. */
export async function findCandidateDetail(handle: Handle, candidateId: string) {
  const [row] = await handle
    .select({
      candidate: candidates,
      submitted_by_name: profiles.full_name,
      resume: {
        id: resumeDocuments.id,
        file_name: resumeDocuments.file_name,
        mime_type: resumeDocuments.mime_type,
        size_bytes: resumeDocuments.size_bytes,
        created_at: resumeDocuments.created_at,
      },
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .leftJoin(profiles, eq(profiles.user_id, candidates.submitted_by))
    .where(eq(candidates.id, candidateId));
  return row;
}

/** The jobs that a candidate is in with stage and score, the newest assignment first. */
export async function listAssignmentsOf(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: assignments.id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: assignments.status,
      assignment_type: assignments.assignment_type,
      ai_match_score: assignments.ai_match_score,
      assigned_at: assignments.assigned_at,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(eq(assignments.candidate_id, candidateId))
    .orderBy(desc(assignments.assigned_at), desc(assignments.id));
}

/** The name that a candidate's files are saved under, or undefined when there is no such candidate. */
export async function findCandidateName(handle: Handle, candidateId: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ name: candidates.name })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  return row?.name;
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
