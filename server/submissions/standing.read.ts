import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { folded } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  jobs,
  submissionLedger as ledger,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { currentSha256 } from '../resumes/current-resume.ts';

/** How people stand to a vendor company and a job. */
export interface Standing {
  /** when each ownership ends (YYYY-MM-DD), run out or not, the first one first */
  ownerships: { is_own: boolean; owned_until: string }[];
  /** whether anybody of them is in the job, whoever submitted them */
  areInJob: boolean;
  /** the first of them whom the company itself submitted for the job */
  own: OwnSubmission | null;
}

/** What a company submitted, as its list of submissions shows it anyway. */
export interface OwnSubmission {
  id: string;
  status: string;
  job_status: string;
  candidate_name: string;
  submitted_at: Date;
  /** the colleague of that company who did; null where the company alone is known */
  submitted_by: string | null;
}

/** How people stand to a company and a job; the same queries whoever they are, so that no answer takes longer than another. */
export async function readStanding(
  handle: Handle,
  of: { ids: readonly string[]; company: string; jobId: string },
): Promise<Standing> {
  const ids = [...of.ids];
  const isOwn = (key: typeof ledger.company_key | typeof assignments.company_key) =>
    sql<boolean>`coalesce(${key} = ${folded(of.company)}, false)`;
  const ownerships = await handle
    .select({
      is_own: isOwn(ledger.company_key),
      owned_until: sql<string>`to_char(${ledger.owned_until}, 'YYYY-MM-DD')`,
    })
    .from(ledger)
    .where(and(isOneOf(ledger.candidate_id, ids), isNotNull(ledger.owned_until)))
    .orderBy(asc(ledger.created_at), asc(ledger.id));
  const inJob = await handle
    .select({
      id: assignments.id,
      status: assignments.status,
      job_status: jobs.status,
      is_own: isOwn(assignments.company_key),
      candidate_name: candidates.name,
      submitted_at: assignments.assigned_at,
      submitted_by: assignments.assigned_by,
    })
    .from(assignments)
    .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(and(isOneOf(assignments.candidate_id, ids), eq(assignments.job_id, of.jobId)))
    .orderBy(asc(assignments.assigned_at), asc(assignments.id));
  return { ownerships, areInJob: inJob.length > 0, own: inJob.find(({ is_own }) => is_own) ?? null };
}

/** Whether a submission of the company for the job was refused today already, of whomever. */
export async function wasRefusedToday(
  handle: Handle,
  clock: Clock,
  of: { company: string; jobId: string },
): Promise<boolean> {
  const rows = await handle
    .select({ id: ledger.id })
    .from(ledger)
    .where(
      and(
        eq(ledger.job_id, of.jobId),
        eq(ledger.company_key, folded(of.company)),
        isNull(ledger.owned_until),
        sql`(${ledger.created_at} at time zone ${clock.timeZone})::date = ${clock.today()}::date`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a person's current resume is this very file. */
export async function sentAlready(handle: Handle, candidateId: string, sha256: string): Promise<boolean> {
  return (await currentSha256(handle, candidateId)) === sha256;
}
