import type { IntakeRefusal } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { deleteRefusals, insertRefusals, lockBatch } from './intake.repo.ts';
import { batchNotFound } from './present-intake.ts';

/**
 * Notes which files a batch of the actor's did not take, so that they are still told after the page was closed. Most are
 * refused in the browser: the server hears of them by this alone. Noted again they are there once. Throws `not_found`.
 */
export async function noteRefusals(
  { database }: IntakeDeps,
  by: ByActor,
  batchId: string,
  files: readonly IntakeRefusal[],
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockBatch(tx, batchId, by.actor.userId))) throw batchNotFound();
    await insertRefusals(tx, batchId, files, limits.intake.refusals);
    await recordAudit(tx, by, { action: 'intake.refuse', recordType: 'intake_batch', recordId: batchId });
  });
}

/** Forgets them. Throws `not_found`. */
export async function dismissRefusals({ database }: IntakeDeps, by: ByActor, batchId: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockBatch(tx, batchId, by.actor.userId))) throw batchNotFound();
    await deleteRefusals(tx, batchId);
    await recordAudit(tx, by, { action: 'intake.dismiss', recordType: 'intake_batch', recordId: batchId });
  });
}
