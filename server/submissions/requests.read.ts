import { type AnyColumn, and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { RequestKind } from '#contract/own-request.ts';
import type { RouteInput } from '#contract/route.ts';
import type { submissionRequestRoutes } from '#contract/submission-requests.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import { stillWaits } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  jobs,
  profiles,
  submissionRequests as requests,
} from '../db/schema.ts';

type ListQuery = RouteInput<typeof submissionRequestRoutes.list>['query'];

const oldest: KeysetSort = { by: requests.asked_at, kind: 'instant', direction: 'asc', id: requests.id };

/** Waits for HR: it has no answer, and its submission still goes on, as `stateOf` says of one. */
const waits = and(isNull(requests.outcome), stillWaits(assignments.status), ne(jobs.status, 'closed'));

const withPlaces = sql`${requests}
  join ${assignments} on ${eq(assignments.id, requests.assignment_id)}
  join ${jobs} on ${eq(jobs.id, assignments.job_id)}`;

/** A page of the requests that wait for HR, of all people or of one, oldest first, with how many there are. */
export async function listWaiting(db: Handle, query: ListQuery) {
  const page = keyset('oldest', oldest, query);
  const filter = and(
    waits,
    query.candidate_id === undefined ? undefined : eq(assignments.candidate_id, query.candidate_id),
  );
  const [found, total] = await Promise.all([
    db
      .select({ id: requests.id })
      .from(requests)
      .innerJoin(assignments, eq(assignments.id, requests.assignment_id))
      .innerJoin(jobs, eq(jobs.id, assignments.job_id))
      .where(and(filter, page.after))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    countUpTo(db, withPlaces, filter),
  ]);
  const rows = await db
    .select({
      id: requests.id,
      kind: requests.kind,
      text: requests.text,
      asked_at: requests.asked_at,
      asked_by_name: profiles.full_name,
      company_name: assignments.company_name,
      assignment_id: assignments.id,
      candidate_id: candidates.id,
      candidate_name: candidates.name,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      version: requests.version,
      keyset: page.key,
    })
    .from(requests)
    .innerJoin(assignments, eq(assignments.id, requests.assignment_id))
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .innerJoin(profiles, eq(profiles.user_id, requests.asked_by))
    .where(isOneOf(requests.id, page.idsOf(found)));
  return { ...page.put(found, rows), total };
}

/** By assignment what is asked of people in a job and waits for HR: the first of each. */
export async function listAskedIn(handle: Handle, jobId: string): Promise<ReadonlyMap<string, RequestKind>> {
  const rows = await handle
    .select({ assignment_id: requests.assignment_id, kind: requests.kind })
    .from(requests)
    .innerJoin(assignments, eq(assignments.id, requests.assignment_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(and(eq(assignments.job_id, jobId), waits))
    // The last of a person's is put down first, so that the first one stays.
    .orderBy(desc(requests.asked_at), desc(requests.id));
  return new Map(rows.map(({ assignment_id, kind }) => [assignment_id, kind]));
}

/** What was asked to be corrected about a submission and HR marked as done, the first one first. */
export async function listCorrected(handle: Handle, assignmentId: string) {
  const rows = await handle
    .select({ text: requests.text, answer: requests.answer, answered_at: requests.answered_at })
    .from(requests)
    .where(
      and(
        eq(requests.assignment_id, assignmentId),
        eq(requests.kind, 'correct'),
        eq(requests.outcome, 'done'),
        isNotNull(requests.answered_at),
      ),
    )
    .orderBy(asc(requests.answered_at), asc(requests.id));
  return rows.map(({ answered_at, ...row }) => ({ ...row, answered_at: answered_at!.toISOString() }));
}

/** The newest request of each of some submissions that was not taken back, by the submission's id. */
export function newestRequests(db: Handle, assignmentIds: readonly string[]) {
  const isThere = sql`${requests.outcome} is distinct from 'taken_back'`;
  return lastOfEach(db, assignmentIds, isThere, requests.asked_at);
}

/** The request about each of some submissions that HR answered last, by the submission's id. */
export function lastAnswered(db: Handle, assignmentIds: readonly string[]) {
  return lastOfEach(db, assignmentIds, sql`${requests.outcome} in ('done', 'left')`, requests.answered_at);
}

async function lastOfEach(db: Handle, assignmentIds: readonly string[], which: SQL, at: AnyColumn) {
  const rows = await db
    .selectDistinctOn([requests.assignment_id], {
      assignment_id: requests.assignment_id,
      id: requests.id,
      kind: requests.kind,
      text: requests.text,
      asked_by: requests.asked_by,
      asked_at: requests.asked_at,
      outcome: requests.outcome,
      answer: requests.answer,
      answered_at: requests.answered_at,
    })
    .from(requests)
    .where(and(isOneOf(requests.assignment_id, assignmentIds), which))
    .orderBy(requests.assignment_id, desc(at), desc(requests.id));
  return new Map(rows.map((row) => [row.assignment_id, row]));
}
