import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SetAside } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import { type LostReason, saysWhy } from '#contract/lost-reasons.ts';
import { SET_ASIDE_STATUSES } from '#contract/over-statuses.ts';
import { beginningOf } from '../core/beginning-of.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { candidateJobAssignments as assignments, statusHistory } from '../db/schema.ts';
import { backTo, isNoUndoing } from './brought-back.ts';

/** Who is lost or on hold among some assignments, by the step that led there: the newest that took nothing back. */
const setAsideAmong = (handle: Handle, among: SQL) =>
  handle
    .selectDistinctOn([statusHistory.assignment_id], {
      assignment_id: statusHistory.assignment_id,
      status: statusHistory.new_status,
      previous_status: statusHistory.previous_status,
      reason_code: statusHistory.reason_code,
      // One more than are shown, so that it is known whether there are more.
      notes: sql<
        string | null
      >`left(${statusHistory.notes}, ${sql.raw(String(limits.statusNotes.shown + 1))})`,
      since: statusHistory.changed_at,
    })
    .from(assignments)
    .innerJoin(
      statusHistory,
      and(eq(statusHistory.assignment_id, assignments.id), eq(statusHistory.new_status, assignments.status)),
    )
    .where(and(among, isOneOf(assignments.status, [...SET_ASIDE_STATUSES]), isNoUndoing))
    .orderBy(statusHistory.assignment_id, desc(statusHistory.changed_at), desc(statusHistory.id));

const inJob = builtOnce((handle) => setAsideAmong(handle, eq(assignments.job_id, sql.placeholder('job'))));
const ofCandidate = builtOnce((handle) =>
  setAsideAmong(handle, eq(assignments.candidate_id, sql.placeholder('candidate'))),
);

/** Of everybody in a job who is lost or on hold why, and since when; by assignment. */
export async function listSetAsideIn(handle: Handle, jobId: string): Promise<Map<string, SetAside>> {
  return byAssignment(await inJob(handle).execute({ job: jobId }));
}

/** The same of one person in each of their jobs. */
export async function listSetAsideOf(handle: Handle, candidateId: string): Promise<Map<string, SetAside>> {
  return byAssignment(await ofCandidate(handle).execute({ candidate: candidateId }));
}

type Row = Awaited<ReturnType<ReturnType<typeof inJob>['execute']>>[number];

function byAssignment(rows: readonly Row[]): Map<string, SetAside> {
  return new Map(
    rows.map((row) => [
      row.assignment_id,
      {
        status: row.status as CandidateStatus,
        why: whyOf(row),
        since: row.since.toISOString(),
        back_to: row.status === 'on_hold' ? backTo(row) : null,
      },
    ]),
  );
}

/** The main reason, where that says why by itself, else as much of the notes as is shown. */
function whyOf({ reason_code, notes }: Pick<Row, 'reason_code' | 'notes'>): string | null {
  const reason = reason_code as LostReason | null;
  if (reason !== null && saysWhy(reason)) return LOST_REASON_LABELS[reason];
  return notes && beginningOf(notes, limits.statusNotes.shown);
}
