import { recordAudit } from '../audit/record-audit.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { lockJobStatus } from '../jobs/known-jobs.read.ts';
import { isAccepting } from '../jobs/require-accepting.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { deleteBatchRow, insertBatch, lockBatch } from './intake.repo.ts';
import { batchNotFound } from './present-intake.ts';

/** Begins a batch of the actor's, for a job that takes people, else for none; returns its id. */
export async function startBatch(
  { database, clock }: IntakeDeps,
  by: ByActor,
  jobId: string | null,
): Promise<string> {
  return database.transaction(async (tx) => {
    const status = jobId === null ? undefined : await lockJobStatus(tx, jobId);
    const { id } = await insertBatch(tx, {
      owner: by.actor.userId,
      created_at: clock.now(),
      job_id: isAccepting(status) ? jobId : null,
    });
    await recordAudit(tx, by, { action: 'intake.start', recordType: 'intake_batch', recordId: id });
    return id;
  });
}

/** Deletes a batch of the actor's with its files and what was read from them; candidates stay. Throws `not_found`. */
export async function removeBatch({ database, tasks }: IntakeDeps, by: ByActor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockBatch(tx, id, by.actor.userId))) throw batchNotFound();
    await deleteFilesLater(tx, tasks, await deleteBatchRow(tx, id));
    await recordAudit(tx, by, { action: 'intake.delete', recordType: 'intake_batch', recordId: id });
  });
}
