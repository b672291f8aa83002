import type { z } from 'zod';
import { assignmentRoutes, type statusChangeSchema } from '#contract/assignments.ts';
import { type CandidateStatus, HAND_SET_STATUSES, needsReason } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { present } from '../http/present.ts';
import { type AssignmentRow, insertHistory, lockAssignment, updateStatus } from './assignments.repo.ts';

type Change = z.output<typeof statusChangeSchema>;

/**
 * Moves a person to another status in one job, with a history row. A change that has been made already, because it
 * was sent twice, is answered with what is and writes nothing. Throws `not_found`, `conflict` for a status that
 * cannot be set by hand, and `changed_meanwhile` with the current one when somebody else was quicker.
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
    if (!isEverHandSet(change.status)) throw new AppError('conflict', messages.assignment.notHandSet);
    if (assignment.status === change.status) return assignment;
    if (assignment.version !== change.version)
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(assignmentRoutes.changeStatus.output, assignment).value,
      });
    if (!isAllowed(assignment.status, change.status))
      throw new AppError('conflict', messages.assignment.notHandSet);

    await insertHistory(tx, [
      {
        assignment_id: assignment.id,
        candidate_id: assignment.candidate_id,
        job_id: assignment.job_id,
        previous_status: assignment.status,
        new_status: change.status,
        changed_by: by.actor.userId,
        notes: change.notes,
      },
    ]);
    await recordAudit(tx, by, {
      action: 'assignment.status',
      recordType: 'assignment',
      recordId: assignment.id,
      fields: ['status'],
    });
    return updateStatus(tx, assignment.id, change.status);
  });
}

function isEverHandSet(status: CandidateStatus): boolean {
  return (
    status === 'interviewed' ||
    needsReason(status) ||
    (HAND_SET_STATUSES as readonly CandidateStatus[]).includes(status)
  );
}

/** An interview is done only once it was scheduled; no other order is enforced. */
function isAllowed(from: string, to: CandidateStatus): boolean {
  return to !== 'interviewed' || from === 'interview_scheduled';
}
