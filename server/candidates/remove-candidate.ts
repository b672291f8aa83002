import { messages } from '#contract/messages.ts';
import { forgetAssignmentsOf } from '../assignments/forget-assignments.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { deleteDraftsOf } from '../intake/delete-drafts.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { deleteResumesOf } from '../resumes/delete-resumes.ts';
import { deleteCandidateRow } from './candidates.repo.ts';
import { lockCandidate } from './lock-candidates.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tasks: TaskQueue;
}

/**
 * Deletes a person everywhere: assignments, history, resumes, vectors, drafts. What the numbers need stays without any link
 * to the person. The files go by a task, once the rows are gone for good. Throws `not_found`.
 */
export async function removeCandidate(deps: Deps, by: By, candidateId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, candidateId);
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    await forgetAssignmentsOf(tx, candidateId, deps.clock.timeZone);
    await deleteResumesOf(tx, deps.tasks, candidateId);
    await deleteDraftsOf(tx, deps.tasks, candidate);
    await deleteCandidateRow(tx, candidateId);
    await recordAudit(tx, by, { action: 'candidate.delete', recordType: 'candidate', recordId: candidateId });
    await recordEvent(tx, { kind: 'candidate', id: candidateId });
  });
}
