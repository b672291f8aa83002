import { z } from 'zod';
import { type IntakeAcceptance, isReadyToAccept } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { may } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { requireOpenJob } from '../submissions/require-open-job.ts';
import { acceptRow } from './accept-row.ts';
import { findActor } from '../users/find-actor.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRowForWork } from './intake.read.ts';
import { acceptAgain, beginAccepting, lockBatch, refuseRow, rememberAcceptance } from './intake.repo.ts';
import { batchNotFound, readBatch } from './present-intake.ts';

const acceptIntakeRow = defineTask({
  name: 'accept-intake-row',
  schema: z.object({ row_id: z.uuid() }),
  attempts: 4,
  timeLimitSeconds: 120,
  atOnce: 2,
});

/** Accepts in this process what is to be accepted. */
export function workOnAccepting(tasks: TaskQueue, deps: IntakeDeps): void {
  tasks.work(acceptIntakeRow, ({ row_id }) => acceptInBackground(deps, row_id), {
    givenUp: ({ row_id }) => refuseRow(deps.database.db, row_id, importMessages.intake.acceptFailed),
    again: (tx, { row_id }) => acceptAgain(tx, row_id, importMessages.intake.acceptFailed),
  });
}

/**
 * Has candidates made of all rows of a batch that are complete and known to nobody; returns how many those are. Throws
 * `not_found`, and `conflict` when the job takes nobody.
 */
export async function acceptAll(
  deps: IntakeDeps,
  by: ByActor,
  batchId: string,
  acceptance: IntakeAcceptance,
): Promise<number> {
  const { database, tasks, clock } = deps;
  const owner = by.actor.userId;
  const { rows } = await readBatch(database.db, owner, batchId, clock);
  await requireOpenJob(database.db, by.actor, acceptance.job_id);
  const ids = rows.filter(isReadyToAccept).map(({ id }) => id);
  return database.transaction(async (tx) => {
    if (!(await lockBatch(tx, batchId, owner))) throw batchNotFound();
    await rememberAcceptance(tx, batchId, acceptance);
    await recordAudit(tx, by, { action: 'intake.accept', recordType: 'intake_batch', recordId: batchId });
    if (ids.length === 0) return 0;
    const begun = await beginAccepting(tx, ids, { ...acceptance, by: owner });
    await tasks.sendAll(
      tx,
      acceptIntakeRow,
      begun.map((id) => ({ row_id: id })),
    );
    return begun.length;
  });
}

/** What cannot be is told on the row, which is open again; our own failure is thrown, to be tried again. */
async function acceptInBackground(deps: IntakeDeps, rowId: string): Promise<void> {
  const { db } = deps.database;
  const row = await findRowForWork(db, rowId);
  if (row?.decision !== 'accepting' || row.accept_job_id === null || row.accept_by === null) return;
  const actor = await findActor(db, row.accept_by);
  if (!actor || !may(actor, 'candidate.import')) {
    await refuseRow(db, rowId, messages.common.forbidden);
    return;
  }
  const acceptance = {
    job_id: row.accept_job_id,
    recommendation_reason: row.accept_reason ?? '',
    consent_source: row.accept_consent,
    found_through: row.accept_found_through,
  };
  try {
    await acceptRow(deps, { actor, origin: null }, row, acceptance);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    await refuseRow(db, rowId, error.message);
  }
}
