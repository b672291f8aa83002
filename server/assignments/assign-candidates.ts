import type { JobStatus } from '#contract/job-status.ts';
import { acceptsAssignments } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import type { Ai } from '../ai/ai.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { lockJobStatus } from '../jobs/known-jobs.read.ts';
import { ensureMissingVectors } from '../matching/ensure-vectors.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { type AssignmentRow, insertAssignments, insertHistory } from './assignments.repo.ts';
import { firstStep } from './first-step.ts';

/**
 * Puts existing candidates into a job, under review; those who are in it stay as they are. Returns the new
 * assignments, of those who were not. Throws `not_found` for an unknown job or candidate (with `current.gone`, who is not there) and `conflict` for a closed job.
 */
export async function assignCandidates(
  { database, ai, tasks }: { database: Database; ai: Ai; tasks: TaskQueue },
  by: By & { actor: Actor },
  jobId: string,
  candidateIds: readonly string[],
): Promise<AssignmentRow[]> {
  const wanted = [...new Set(candidateIds)];
  return database.transaction(async (tx) => {
    const jobStatus = await lockJobStatus(tx, jobId);
    if (jobStatus === undefined) throw new AppError('not_found', messages.job.notFound);
    if (!acceptsAssignments(jobStatus as JobStatus))
      throw new AppError('conflict', messages.job.closedToAssignments);
    const found = await lockCandidates(tx, wanted, 'to stay');
    const gone = wanted.filter((id) => !found.some((one) => one.id === id));
    if (gone.length > 0) throw new AppError('not_found', messages.candidate.notFound, { current: { gone } });

    const assigned = await insertAssignments(
      tx,
      found.map(({ id }) => ({
        candidate_id: id,
        job_id: jobId,
        assignment_type: 'assigned',
        status: 'under_review',
        source: 'internal',
        assigned_by: by.actor.userId,
      })),
    );
    await insertHistory(
      tx,
      assigned.map((assignment) => firstStep(assignment, by.actor)),
    );
    await recordAudit(
      tx,
      by,
      assigned.map(({ id }) => ({
        action: 'assignment.create',
        recordType: 'assignment',
        recordId: id,
      })),
    );
    const ids = assigned.map((assignment) => assignment.candidate_id);
    await ensureMissingVectors(tx, { ai, tasks }, jobId, ids);
    await recordEvent(tx, assigned.map(assignmentChange));
    return assigned;
  });
}
