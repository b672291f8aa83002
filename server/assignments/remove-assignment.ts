import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { listSteps, lockAssignment, noteRemoved } from './assignments.repo.ts';
import { forgetAssignment, undoAssignment } from './forget-assignments.ts';
import { isJustAssigned } from './settled-moves.ts';

/**
 * Takes a person out of one job; the person and the other jobs stay. `undo` takes back having put them there, which no
 * number keeps. Throws `not_found`, and `conflict` for what is not to be undone any more: later than a correction may
 * come, or once the person has been moved.
 */
export async function removeAssignment(
  { database, clock }: { database: Database; clock: Clock },
  by: By,
  assignmentId: string,
  { undo = false } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    if (undo) {
      const steps = await listSteps(tx, assignment.id, clock.timeZone);
      // What somebody submitted is theirs: it is declined or removed, and the numbers keep it.
      const isUndoable = assignment.assignment_type === 'assigned' && isJustAssigned(steps, clock.now());
      if (!isUndoable) throw new AppError('conflict', messages.assignment.notUndone);
      await undoAssignment(tx, assignment);
    } else await forgetAssignment(tx, assignment, clock.timeZone);
    await noteRemoved(tx, assignment);
    await recordAudit(tx, by, {
      action: 'assignment.remove',
      recordType: 'assignment',
      recordId: assignment.id,
    });
  });
}
