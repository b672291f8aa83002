import type { z } from 'zod';
import { assignmentRoutes, type statusChangeSchema } from '#contract/assignments.ts';
import { type CandidateStatus, HAND_SET_STATUSES, needsReason } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import {
  type AssignmentRow,
  findLastStep,
  insertHistory,
  lockAssignment,
  updateStatus,
} from './assignments.repo.ts';

type Change = z.output<typeof statusChangeSchema>;

/** What the history says of a move that was taken back. */
const UNDONE = 'Move undone';

/**
 * Moves a person to another status in one job, with a history row. A change that has been made already, because the
 * same actor sent it twice, is answered with what is and writes nothing. Throws `not_found`, `conflict` for a status
 * that cannot be set by hand (or, when a move is taken back, is not where the last one came from), and
 * `changed_meanwhile` with the current one when somebody else was quicker, to the same status as well.
 */
export async function changeStatus(
  { database }: { database: Database },
  by: By & { actor: Actor },
  assignmentId: string,
  change: Change,
): Promise<AssignmentRow> {
  return database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    if (!change.undo && !isEverHandSet(change.status))
      throw new AppError('conflict', messages.assignment.notHandSet);
    const notes = change.notes ?? (change.undo ? UNDONE : null);
    const isThere = assignment.status === change.status;
    if (isThere && (await isLastStep(tx, assignment, by.actor, notes))) return assignment;
    // Whoever wants the same as somebody else for a reason of their own has to hear that the reason was not kept.
    if (assignment.version !== change.version || (isThere && change.notes))
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(assignmentRoutes.changeStatus.output, assignment).value,
      });
    if (isThere) return assignment;
    if (!(await isAllowed(tx, assignment, change)))
      throw new AppError('conflict', messages.assignment.notHandSet);

    await insertHistory(tx, [
      {
        assignment_id: assignment.id,
        candidate_id: assignment.candidate_id,
        job_id: assignment.job_id,
        previous_status: assignment.status,
        new_status: change.status,
        changed_by: by.actor.userId,
        notes,
      },
    ]);
    await recordAudit(tx, by, {
      action: 'assignment.status',
      recordType: 'assignment',
      recordId: assignment.id,
      fields: ['status'],
    });
    await recordEvent(tx, assignmentChange(assignment));
    return updateStatus(tx, assignment.id, change.status);
  });
}

/** Whether it was the actor, with the same words, who brought the person to where they are. */
async function isLastStep(
  tx: Tx,
  { id, status }: AssignmentRow,
  { userId }: Actor,
  notes: string | null,
): Promise<boolean> {
  const last = await findLastStep(tx, id);
  return last?.new_status === status && last.changed_by === userId && last.notes === notes;
}

function isEverHandSet(status: CandidateStatus): boolean {
  return (
    status === 'interviewed' ||
    needsReason(status) ||
    (HAND_SET_STATUSES as readonly CandidateStatus[]).includes(status)
  );
}

/**
 * An interview is done only once it was scheduled; no other order is enforced. Taking a move back leads to where it came
 * from and nowhere else.
 */
async function isAllowed(tx: Tx, assignment: AssignmentRow, change: Change): Promise<boolean> {
  if (change.undo) {
    const last = await findLastStep(tx, assignment.id);
    return last?.previous_status === change.status && last.new_status === assignment.status;
  }
  return change.status !== 'interviewed' || assignment.status === 'interview_scheduled';
}
