import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  jobs,
  submissionRequests as requests,
} from '../db/schema.ts';

type NewRequest = typeof requests.$inferInsert;

const place = {
  id: assignments.id,
  job_id: assignments.job_id,
  candidate_id: assignments.candidate_id,
  company_key: assignments.company_key,
  status: assignments.status,
  jd_id: jobs.jd_id,
  title: jobs.title,
  job_status: jobs.status,
};

/** Locks a submission with its job's standing until the transaction ends, so that two asks do not meet. */
export async function lockPlace(tx: Tx, assignmentId: string) {
  const [row] = await tx
    .select({
      ...place,
      source: assignments.source,
      assignment_type: assignments.assignment_type,
      assigned_by: assignments.assigned_by,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(eq(assignments.id, assignmentId))
    .for('update', { of: assignments });
  return row;
}

/** Locks a request until the transaction ends; with it comes where its submission stands. */
export async function lockRequest(tx: Tx, id: string) {
  const [row] = await tx
    .select({ request: requests, place })
    .from(requests)
    .innerJoin(assignments, eq(assignments.id, requests.assignment_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(eq(requests.id, id))
    .for('update', { of: requests });
  return row;
}

/** Writes a request; undefined when another of the submission still waits. */
export async function insertRequest(tx: Tx, row: NewRequest): Promise<{ id: string } | undefined> {
  const [written] = await tx
    .insert(requests)
    .values(row)
    .onConflictDoNothing({ target: requests.assignment_id, where: sql`outcome is null` })
    .returning({ id: requests.id });
  return written;
}

/** Ends a locked request. */
export async function endRequest(
  tx: Tx,
  id: string,
  set: Pick<NewRequest, 'outcome' | 'answer' | 'answered_by' | 'answered_at' | 'text'>,
): Promise<{ id: string; version: number }> {
  const [row] = await tx
    .update(requests)
    .set({ ...set, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
    .returning({ id: requests.id, version: requests.version });
  return row!;
}

/** When what was asked about a submission was taken back since then, the oldest first. */
export async function listTakenBack(tx: Tx, assignmentId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: requests.answered_at })
    .from(requests)
    .where(
      and(
        eq(requests.assignment_id, assignmentId),
        eq(requests.outcome, 'taken_back'),
        gte(requests.answered_at, since),
      ),
    )
    .orderBy(asc(requests.answered_at));
  return rows.flatMap(({ at }) => at ?? []);
}
