import type { SubmissionType } from '#contract/options.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { lockJobStatus } from '../jobs/known-jobs.read.ts';
import { requireAccepting } from '../jobs/require-accepting.ts';
import { insertAssignments, insertHistory } from './assignments.repo.ts';
import { firstStep } from './first-step.ts';

interface Application {
  candidate_id: string;
  job_id: string;
  source: SubmissionType;
  company_name: string | null;
  /** why; goes into the history */
  notes?: string | null;
}

/**
 * Lets somebody apply for a published job. Returns the id of the assignment, or null when the person is in the job
 * already. Throws `conflict`, on the field `job_id`, when the job is not published.
 */
export async function applyCandidate(
  tx: Tx,
  by: By & { actor: Actor },
  { notes = null, ...application }: Application,
): Promise<string | null> {
  requireAccepting(await lockJobStatus(tx, application.job_id));
  const assignments = await insertAssignments(tx, [
    { ...application, assignment_type: 'applied', status: 'submitted', assigned_by: by.actor.userId },
  ]);
  await insertHistory(
    tx,
    assignments.map((assignment) => ({ ...firstStep(assignment, by.actor), notes })),
  );
  for (const { id } of assignments)
    await recordAudit(tx, by, { action: 'assignment.create', recordType: 'assignment', recordId: id });
  await recordEvent(tx, assignments.map(assignmentChange));
  return assignments[0]?.id ?? null;
}
