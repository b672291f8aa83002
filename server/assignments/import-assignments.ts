import type { CandidateStatus } from '#contract/candidate-status.ts';
import { importMessages } from '#contract/import-messages.ts';
import { acceptsAssignments, type JobStatus } from '#contract/job-status.ts';
import type { Ai } from '../ai/ai.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { lockJobStatus } from '../jobs/known-jobs.read.ts';
import { ensureMissingVectors } from '../matching/ensure-vectors.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { insertAssignments, insertHistory, insertInterviewChanges } from './assignments.repo.ts';

/** Where somebody stood in a job in a former system. */
export interface OldAssignment {
  candidate_id: string;
  job_id: string;
  status: CandidateStatus;
  /** since when the person is in the job, and where they stand */
  entered_at: Date;
  reached_at: Date;
  interview_at: Date | null;
  interview_details: string | null;
  /** YYYY-MM-DD */
  joining_on: string | null;
  notes: string;
}

/** Assignments written at a time. */
const WRITTEN = 200;
const ENTRY: CandidateStatus = 'under_review';

/**
 * Puts people into jobs, where they stood in a former system, with a history that says so: those whom this transaction
 * adds, and those who are here already. Who is in the job by now stays as they are. Returns how many were put into one.
 * Throws `conflict` when one of the jobs is gone or closed by now, or somebody is gone.
 */
export async function importAssignments(
  tx: Tx,
  { ai, tasks }: { ai: Ai; tasks: TaskQueue },
  by: By & { actor: Actor },
  old: readonly OldAssignment[],
): Promise<number> {
  const byJob = Map.groupBy(old, ({ job_id }) => job_id);
  // In one order, so that two imports do not wait for each other.
  for (const jobId of [...byJob.keys()].toSorted()) {
    const status = await lockJobStatus(tx, jobId);
    if (status === undefined || !acceptsAssignments(status as JobStatus))
      throw new AppError('conflict', importMessages.legacy.meanwhile);
  }
  const ids = [...new Set(old.map(({ candidate_id }) => candidate_id))];
  if ((await lockCandidates(tx, ids, 'to stay')).length < ids.length)
    throw new AppError('conflict', importMessages.legacy.meanwhile);
  let put = 0;
  for (let from = 0; from < old.length; from += WRITTEN) {
    const written = await write(tx, by, old.slice(from, from + WRITTEN));
    // One is enough: everybody's list is asked for again.
    if (put === 0) await recordEvent(tx, written.slice(0, 1).map(assignmentChange));
    put += written.length;
  }
  for (const [jobId, people] of byJob)
    await ensureMissingVectors(
      tx,
      { ai, tasks },
      jobId,
      people.map(({ candidate_id }) => candidate_id),
    );
  return put;
}

async function write(tx: Tx, by: By & { actor: Actor }, old: readonly OldAssignment[]) {
  const { userId } = by.actor;
  const saidOf = new Map(old.map((each) => [keyOf(each), each]));
  const assigned = await insertAssignments(
    tx,
    old.map(({ entered_at, reached_at: _reached, notes: _notes, ...each }) => ({
      ...each,
      // As whatever HR assigns: no vendor has submitted it here, and none is told of it.
      source: 'internal' as const,
      assignment_type: 'assigned',
      // Whoever imports the table is not who has put them there.
      assigned_by: null,
      assigned_at: entered_at,
    })),
  );
  const steps = assigned.map((assignment) => ({ assignment, said: saidOf.get(keyOf(assignment))! }));
  const step = ({ assignment: { id, candidate_id, job_id } }: (typeof steps)[number]) => ({
    assignment_id: id,
    candidate_id,
    job_id,
    changed_by: userId,
    notes: null as string | null,
  });
  const isMoved = ({ said: { status } }: (typeof steps)[number]) =>
    status !== 'submitted' && status !== ENTRY;
  await insertHistory(
    tx,
    steps.flatMap((each) => {
      const { status, entered_at, reached_at, notes } = each.said;
      const entry = { ...step(each), previous_status: null, changed_at: entered_at };
      if (!isMoved(each)) return [{ ...entry, new_status: status, notes }];
      // Behind the entry also where both are of one moment.
      const moved_at = new Date(Math.max(reached_at.getTime(), entered_at.getTime() + 1));
      return [
        { ...entry, new_status: ENTRY },
        { ...step(each), previous_status: ENTRY, new_status: status, changed_at: moved_at, notes },
      ];
    }),
  );
  await insertInterviewChanges(
    tx,
    assigned
      .filter(({ interview_at }) => interview_at !== null)
      .map(({ id, interview_at, interview_details }) => ({
        assignment_id: id,
        interview_at,
        interview_details,
        changed_by: userId,
      })),
  );
  await recordAudit(
    tx,
    by,
    assigned.map(({ id }) => ({ action: 'assignment.create', recordType: 'assignment', recordId: id })),
  );
  return assigned;
}

const keyOf = ({ candidate_id, job_id }: Pick<OldAssignment, 'candidate_id' | 'job_id'>) =>
  `${candidate_id} ${job_id}`;
