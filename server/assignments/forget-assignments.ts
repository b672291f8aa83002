import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { forgetAnswersHolding } from '../db/idempotency.ts';
import { candidateJobAssignments } from '../db/schema.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import {
  type AssignmentRow,
  deleteAssignment,
  insertStageEvents,
  keepTrail,
  listSteps,
  lockAssignmentsOf,
} from './assignments.repo.ts';
import { settledMoves } from './settled-moves.ts';

/** Locks every assignment of a person until the transaction ends; returns how many there are. */
export async function holdAssignmentsOf(tx: Tx, candidateId: string): Promise<number> {
  return (await lockAssignmentsOf(tx, candidateId)).length;
}

/** In how many jobs a person is. */
export async function countAssignmentsOf(tx: Tx, candidateId: string): Promise<number> {
  return tx.$count(candidateJobAssignments, eq(candidateJobAssignments.candidate_id, candidateId));
}

/**
 * Deletes every assignment of a person, so that the numbers stay and no link to the person does. Part of deleting
 * the person, in the caller's transaction.
 */
export async function forgetAssignmentsOf(tx: Tx, candidateId: string, timeZone: string): Promise<void> {
  for (const assignment of await lockAssignmentsOf(tx, candidateId))
    await forgetAssignment(tx, assignment, timeZone);
}

/** Deletes a locked assignment, keeping of its history the job, source, company, statuses and days. */
export async function forgetAssignment(tx: Tx, assignment: AssignmentRow, timeZone: string): Promise<void> {
  const steps = await listSteps(tx, assignment.id, timeZone);
  const trail_id = randomUUID();
  await insertStageEvents(
    tx,
    // A day cannot tell what was undone within minutes, so that is settled here.
    settledMoves(steps).map((step) => ({
      // Not the usual ids: those hold the instant, by which the audit log would name the person.
      id: randomUUID(),
      job_id: assignment.job_id,
      source: assignment.source,
      company_name: assignment.company_name,
      trail_id,
      previous_status: step.previous_status,
      new_status: step.new_status,
      day: step.day,
    })),
  );
  await keepTrail(tx, assignment.id, trail_id);
  await deleteAssignment(tx, assignment.id);
  // What is said there of an interview or an offer names nobody, and is the person's all the same.
  await forgetAnswersHolding(tx, [assignment.id]);
  await recordEvent(tx, assignmentChange(assignment));
}

/** Deletes a locked assignment that was a mistake, as if it had never been: its trail goes with it, so that no number keeps it. */
export async function undoAssignment(tx: Tx, assignment: AssignmentRow): Promise<void> {
  await deleteAssignment(tx, assignment.id);
  await recordEvent(tx, assignmentChange(assignment));
}
