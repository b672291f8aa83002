import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { Offer } from '#contract/offer.ts';
import type { Handle, Tx } from '../db/client.ts';
import {
  candidateJobAssignments,
  hiringTrails,
  interviewChanges,
  offerChanges,
  removedAssignments,
  stageEvents,
  statusHistory,
} from '../db/schema.ts';
import type { MatchScore } from '../matching/score-stale.ts';
import { isNoUndoing } from './brought-back.ts';

export type AssignmentRow = typeof candidateJobAssignments.$inferSelect;
type NewAssignment = typeof candidateJobAssignments.$inferInsert;
type NewStep = typeof statusHistory.$inferInsert;
export type StatusChange = typeof statusHistory.$inferSelect;
/** When an interview is and what else is to be known of it; null for what nobody has said. */
export type Interview = Pick<AssignmentRow, 'interview_at' | 'interview_details'>;

/** Writes assignments, leaving out people who are in the job already; returns those written. */
export async function insertAssignments(tx: Tx, rows: NewAssignment[]): Promise<AssignmentRow[]> {
  return tx
    .insert(candidateJobAssignments)
    .values(rows)
    .onConflictDoNothing({ target: [candidateJobAssignments.candidate_id, candidateJobAssignments.job_id] })
    .returning();
}

/** Writes steps into the history; none is fine. */
export async function insertHistory(tx: Tx, rows: NewStep[]): Promise<void> {
  if (rows.length > 0) await tx.insert(statusHistory).values(rows);
}

/** Writes one step into the history; returns its id. */
export async function insertStep(tx: Tx, row: NewStep): Promise<string> {
  const [step] = await tx.insert(statusHistory).values(row).returning({ id: statusHistory.id });
  return step!.id;
}

/** Writes that an interview changed, its time or what else is to be known of it, apart from the history of moves. */
export async function insertInterviewChange(
  tx: Tx,
  row: typeof interviewChanges.$inferInsert,
): Promise<void> {
  await tx.insert(interviewChanges).values(row);
}

/** The same of many; none is fine. */
export async function insertInterviewChanges(
  tx: Tx,
  rows: (typeof interviewChanges.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(interviewChanges).values(rows);
}

/** Writes that an offer changed, apart from the history of moves, too. */
export async function insertOfferChange(tx: Tx, row: typeof offerChanges.$inferInsert): Promise<void> {
  await tx.insert(offerChanges).values(row);
}

/** Locks an assignment until the transaction ends, so that nobody else moves the person meanwhile. */
export async function lockAssignment(tx: Tx, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(candidateJobAssignments)
    .where(eq(candidateJobAssignments.id, id))
    .for('update');
  return row;
}

/** Moves a locked assignment to another status, with the interview and the offer that hold from then on. */
export async function updateStatus(
  tx: Tx,
  id: string,
  set: { status: CandidateStatus } & Interview & Offer,
): Promise<AssignmentRow> {
  return updateAssignment(tx, id, set);
}

/** Sets or clears when the interview of a locked assignment is, and what else is to be known of it. */
export async function updateInterview(tx: Tx, id: string, interview: Interview): Promise<AssignmentRow> {
  return updateAssignment(tx, id, interview);
}

/** Sets or clears what was offered to a locked assignment's person, and when they join. */
export async function updateOffer(tx: Tx, id: string, offer: Offer): Promise<AssignmentRow> {
  return updateAssignment(tx, id, offer);
}

async function updateAssignment(
  tx: Tx,
  id: string,
  set: { status?: CandidateStatus } & Partial<Interview> & Partial<Offer>,
): Promise<AssignmentRow> {
  const [row] = await tx
    .update(candidateJobAssignments)
    .set({ ...set, version: sql`${candidateJobAssignments.version} + 1` })
    .where(eq(candidateJobAssignments.id, id))
    .returning();
  return row!;
}

/** Locks every assignment of a person until the transaction ends. */
export async function lockAssignmentsOf(tx: Tx, candidateId: string): Promise<AssignmentRow[]> {
  return tx
    .select()
    .from(candidateJobAssignments)
    .where(eq(candidateJobAssignments.candidate_id, candidateId))
    .orderBy(asc(candidateJobAssignments.id))
    .for('update');
}

/** The history of an assignment, oldest first, each with its day (YYYY-MM-DD) in a time zone. */
export async function listSteps(
  tx: Tx,
  assignmentId: string,
  timeZone: string,
): Promise<(StatusChange & { day: string })[]> {
  const rows = await tx
    .select({
      step: statusHistory,
      day: sql<string>`to_char(${statusHistory.changed_at} at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(statusHistory)
    .where(eq(statusHistory.assignment_id, assignmentId))
    .orderBy(asc(statusHistory.changed_at), asc(statusHistory.id));
  return rows.map(({ step, day }) => ({ ...step, day }));
}

/** The newest step of an assignment; undefined without history. */
export async function findLastStep(tx: Tx, assignmentId: string): Promise<StatusChange | undefined> {
  const [row] = await tx
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.assignment_id, assignmentId))
    .orderBy(desc(statusHistory.changed_at), desc(statusHistory.id))
    .limit(1);
  return row;
}

/** The step by which somebody was put on hold last, apart from those that took a move back; undefined for none. */
export async function findHold(tx: Tx, assignmentId: string): Promise<StatusChange | undefined> {
  const [row] = await tx
    .select()
    .from(statusHistory)
    .where(
      and(
        eq(statusHistory.assignment_id, assignmentId),
        eq(statusHistory.new_status, 'on_hold'),
        isNoUndoing,
      ),
    )
    .orderBy(desc(statusHistory.changed_at), desc(statusHistory.id))
    .limit(1);
  return row;
}

/** The reason by which a person was last lost before a step, where that step came from; null for none. */
export async function findReasonBefore(
  tx: Tx,
  { id, assignment_id, previous_status }: StatusChange,
): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(statusHistory)
    .where(and(eq(statusHistory.assignment_id, assignment_id), ne(statusHistory.id, id)))
    .orderBy(desc(statusHistory.changed_at), desc(statusHistory.id))
    .limit(1);
  return row?.new_status === previous_status ? row.reason_code : null;
}

/** Writes what is left of forgotten assignments; nothing is fine. */
export async function insertStageEvents(tx: Tx, rows: (typeof stageEvents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(stageEvents).values(rows);
}

/** Keeps what an assignment adds to the dashboards' numbers once it is gone, under the trail that its steps are kept under. */
export async function keepTrail(tx: Tx, assignmentId: string, trailId: string): Promise<void> {
  await tx.update(hiringTrails).set({ id: trailId }).where(eq(hiringTrails.id, assignmentId));
}

/** Deletes an assignment with its history and, by a trigger, with what it adds to the dashboards' numbers. */
export async function deleteAssignment(tx: Tx, id: string): Promise<void> {
  await tx.delete(candidateJobAssignments).where(eq(candidateJobAssignments.id, id));
}

/** Keeps whose assignment it was and in which job, for as long as the person is there: the audit log holds its id. */
export async function noteRemoved(
  tx: Tx,
  { id, candidate_id, job_id }: Pick<AssignmentRow, 'id' | 'candidate_id' | 'job_id'>,
): Promise<void> {
  await tx.insert(removedAssignments).values({ assignment_id: id, candidate_id, job_id });
}

/** Calls all scores of a person stale; they stay until they are made anew. */
export async function markScoresStale(tx: Tx, candidateId: string): Promise<void> {
  await tx
    .update(candidateJobAssignments)
    .set({ match_key: null })
    .where(eq(candidateJobAssignments.candidate_id, candidateId));
}

/** Writes match scores of a job's people; rows that somebody else holds at this moment are left for the next time. */
export async function saveScores(
  handle: Handle,
  jobId: string,
  scores: readonly MatchScore[],
): Promise<void> {
  if (scores.length === 0) return;
  const table = candidateJobAssignments;
  const free = handle
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.job_id, jobId),
        sql`${table.candidate_id} in (select (value->>'candidate_id')::uuid from jsonb_array_elements(${JSON.stringify(scores)}::jsonb))`,
      ),
    )
    .for('update', { skipLocked: true });
  await handle.execute(sql`
    update ${table} set
      ai_match_score = made.score, match_reasons = made.reasons, match_key = made.key
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as made(candidate_id uuid, score int, reasons jsonb, key text)
    where ${table.job_id} = ${jobId} and ${table.candidate_id} = made.candidate_id and ${table.id} in (${free})`);
}
