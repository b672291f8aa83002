import { channelKept } from '#contract/channels.ts';
import type { IntakeCorrection } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuditAction } from '#contract/audit.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { storableText } from '../resumes/storable-text.ts';
import {
  correctedFields,
  draftOf,
  fillBlanks,
  ofRecognised,
  storedDraft,
  shownFields,
  untouched,
} from './draft-fields.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRow } from './intake.read.ts';
import { deleteRow, type IntakeRowRow, lockRow, updateRow } from './intake.repo.ts';
import { changedMeanwhile, rowNotFound } from './present-intake.ts';

/**
 * Keeps what somebody corrected in a row. Throws `not_found`, `changed_meanwhile` with the current row, and `conflict`
 * for a row that is still being read, or is or becomes a candidate.
 */
export function correctRow(
  deps: IntakeDeps,
  by: ByActor,
  id: string,
  { fields, version }: { fields: IntakeCorrection; version: number },
): Promise<void> {
  return changing(deps, by, id, 'intake.update', async (tx, row) => {
    refuseUnread(row);
    if (row.version !== version) throw await changedMeanwhile(tx, row, deps.clock);
    const today = deps.clock.today();
    const typed = { ...fields, ...channelKept(fields, storedDraft(row.fields)) };
    const after = correctedFields(row.fields, typed, today);
    const confidence = untouched(row.confidence, shownFields(row.fields, today), shownFields(after, today));
    await updateRow(tx, id, { refusal: null }, { fields: after, confidence });
  });
}

/** Takes the text that was recognised in a scan, and fills in what is still blank. Throws as correctRow does. */
export async function addRecognisedText(
  deps: IntakeDeps,
  by: ByActor,
  id: string,
  recognised: string,
): Promise<void> {
  const text = storableText(recognised);
  const before = await findRow(deps.database.db, id, by.actor.userId);
  refuseSettled(before);
  refuseUnread(before);
  // Before the transaction: a provider may take its time. It is asked about rows only that can take its answer.
  const found = ofRecognised(await draftOf(deps.ai, { text, layout: null, today: deps.clock.today() }));
  return changing(deps, by, id, 'intake.update', async (tx, row) => {
    refuseUnread(row);
    const held = { fields: storedDraft(row.fields), confidence: row.confidence };
    await updateRow(tx, id, { reading: 'read', problem: null, text }, fillBlanks(held, found));
  });
}

/** Leaves a row out of what is accepted, or takes it in again. Throws `not_found` and `conflict`. */
export function skipRow(deps: IntakeDeps, by: ByActor, id: string, skipped: boolean): Promise<void> {
  return changing(deps, by, id, 'intake.skip', (tx) =>
    updateRow(tx, id, { decision: skipped ? 'skipped' : 'open', refusal: null }),
  );
}

/** Deletes a row with its file and what was read from it; an accepted one leaves its candidate. Throws `not_found`. */
export async function removeRow({ database, tasks }: IntakeDeps, by: ByActor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockRow(tx, id, by.actor.userId);
    if (!row) throw rowNotFound();
    await deleteFilesLater(tx, tasks, await deleteRow(tx, id));
    await recordAudit(tx, by, { action: 'intake.remove', recordType: 'intake_row', recordId: id });
  });
}

function changing(
  { database }: IntakeDeps,
  by: ByActor,
  id: string,
  action: AuditAction,
  change: (tx: Tx, row: IntakeRowRow) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await lockRow(tx, id, by.actor.userId);
    refuseSettled(row);
    await change(tx, row);
    await recordAudit(tx, by, { action, recordType: 'intake_row', recordId: id });
  });
}

function refuseSettled(row: IntakeRowRow | undefined): asserts row is IntakeRowRow {
  if (!row) throw rowNotFound();
  if (row.decision === 'accepting') throw new AppError('conflict', importMessages.intake.beingAccepted);
  if (row.decision === 'accepted') throw new AppError('conflict', importMessages.intake.acceptedAlready);
  if (row.decision === 'updated') throw new AppError('conflict', importMessages.intake.updatedAlready);
}

function refuseUnread(row: IntakeRowRow): void {
  if (row.reading === 'waiting') throw new AppError('conflict', importMessages.intake.stillReading);
}
