import type { SubmissionType } from '#contract/options.ts';
import { acceptsSubmissions, type JobStatus } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { insertAssignments, insertHistory } from './assignments.repo.ts';
import { lockJobStatus } from './assignments.read.ts';
import { firstStep } from './first-step.ts';

interface Application {
  candidate_id: string;
  job_id: string;
  source: SubmissionType;
  company_name: string | null;
}

/**
 * Lets a new candidate apply for a published job, as part of creating the person. Throws `conflict`, on the field
 * `job_id`, when the job is not published.
 */
export async function applyCandidate(
  tx: Tx,
  by: By & { actor: Actor },
  application: Application,
): Promise<void> {
  const jobStatus = await lockJobStatus(tx, application.job_id);
  if (jobStatus === undefined || !acceptsSubmissions(jobStatus as JobStatus)) {
    const message = messages.job.notAcceptingSubmissions;
    throw new AppError('conflict', message, { fields: { job_id: message } });
  }
  const assignments = await insertAssignments(tx, [
    { ...application, assignment_type: 'applied', status: 'submitted', assigned_by: by.actor.userId },
  ]);
  await insertHistory(
    tx,
    assignments.map((assignment) => firstStep(assignment, by.actor)),
  );
  for (const { id } of assignments)
    await recordAudit(tx, by, { action: 'assignment.create', recordType: 'assignment', recordId: id });
}
