import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { lockAssignment, noteRemoved } from './assignments.repo.ts';
import { forgetAssignment } from './forget-assignments.ts';

/** Takes a person out of one job; the person and the other jobs stay. Throws `not_found`. */
export async function removeAssignment(
  { database, clock }: { database: Database; clock: Clock },
  by: By,
  assignmentId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    await forgetAssignment(tx, assignment, clock.timeZone);
    await noteRemoved(tx, assignment);
    await recordAudit(tx, by, {
      action: 'assignment.remove',
      recordType: 'assignment',
      recordId: assignment.id,
    });
  });
}
