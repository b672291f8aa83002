import { forgetAssignmentsOf } from '../assignments/forget-assignments.ts';
import type { Clock } from '../core/clock.ts';
import type { Tx } from '../db/client.ts';
import { forgetAnswersOf } from '../db/idempotency.ts';
import { recordEvent } from '../events/record-event.ts';
import { deleteDraftsOf } from '../intake/delete-drafts.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { deleteResumesOf } from '../resumes/delete-resumes.ts';
import { forgetInViews } from '../saved-views/forget-in-views.ts';
import { forgetTyped } from '../submissions/forget-typed.ts';
import { forgetRunErrorsOf } from '../vectors/forget-run-errors.ts';
import { deleteCandidateRow } from './candidates.repo.ts';
import type { CandidateRow } from './lock-candidates.ts';

interface Deps {
  clock: Clock;
  tasks: TaskQueue;
}

/**
 * Deletes a locked person everywhere: assignments, history, resumes, vectors, ledger, consents, drafts, kept answers, the
 * name in vendors' attempts and in views, and what waits to be done for the person. What the numbers need stays without any link to the person. The files go by a task,
 * once the rows are gone for good.
 */
export async function forgetPerson(tx: Tx, { clock, tasks }: Deps, candidate: CandidateRow): Promise<void> {
  await forgetAssignmentsOf(tx, candidate.id, clock.timeZone);
  // The drafts before the resumes: a draft of the same file is known by it.
  await deleteDraftsOf(tx, tasks, candidate);
  await deleteResumesOf(tx, tasks, candidate.id);
  await deleteCandidateRow(tx, candidate.id);
  await forgetTyped(tx, candidate);
  await forgetInViews(tx, candidate);
  await forgetAnswersOf(tx, candidate);
  await forgetRunErrorsOf(tx, candidate.id);
  await tasks.forget(tx, { candidate_id: candidate.id });
  await recordEvent(tx, { kind: 'candidate', id: candidate.id });
}
