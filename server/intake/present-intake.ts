import { addDays, dayOf } from '#contract/dates.ts';
import { intakeBatchSchema, type IntakeBatch, type IntakeRow } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { ResumeReadError, type ResumeReadProblem } from '#reading/resume-read-error.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { fullFields, problemsOf } from './draft-fields.ts';
import { type ListedRow, listBatches, listRows } from './intake.read.ts';

/** A person's batches as they are shown, newest first. */
export async function readBatches(handle: Handle, owner: string, timeZone: string): Promise<IntakeBatch[]> {
  return (await listBatches(handle, owner)).map((batch) => presentBatch(batch, timeZone));
}

/** A person's batch with its rows. Throws `not_found`. */
export async function readBatch(
  handle: Handle,
  owner: string,
  id: string,
  timeZone: string,
): Promise<{ batch: IntakeBatch; rows: IntakeRow[] }> {
  const [batch] = await listBatches(handle, owner, id);
  if (!batch) throw batchNotFound();
  const rows = await listRows(handle, id);
  return { batch: presentBatch(batch, timeZone), rows: rows.map(presentRow) };
}

/** One row as it is shown. Throws `not_found` when it is gone. */
export async function readRow(handle: Handle, batchId: string, id: string): Promise<IntakeRow> {
  const row = (await listRows(handle, batchId)).find((each) => each.id === id);
  if (!row) throw rowNotFound();
  return presentRow(row);
}

/** Whether a row can be accepted without another look: read, complete, and known to nobody. */
export function isAcceptable(row: IntakeRow): boolean {
  return (
    row.decision === 'open' &&
    row.reading !== 'waiting' &&
    row.duplicate === null &&
    Object.keys(row.problems).length === 0
  );
}

export function batchNotFound(): AppError {
  return new AppError('not_found', messages.intake.batchNotFound);
}

export function rowNotFound(): AppError {
  return new AppError('not_found', messages.intake.rowNotFound);
}

function presentBatch(batch: Awaited<ReturnType<typeof listBatches>>[number], timeZone: string): IntakeBatch {
  return intakeBatchSchema.parse({
    ...batch,
    created_at: batch.created_at.toISOString(),
    kept_until: addDays(dayOf(batch.created_at, timeZone), limits.intake.keptDays),
  });
}

function presentRow(row: ListedRow): IntakeRow {
  const fields = fullFields(row.fields);
  const settled = row.decision === 'accepted' || row.reading === 'waiting';
  return { ...row, fields, problem: problemText(row), problems: settled ? {} : problemsOf(fields) };
}

function problemText({ reading, problem }: Pick<ListedRow, 'reading' | 'problem'>): string | null {
  if (reading === 'scan') return messages.intake.needsRecognition;
  return problem === null ? null : new ResumeReadError(problem as ResumeReadProblem).message;
}
