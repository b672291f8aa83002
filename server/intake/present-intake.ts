import { addDays, dayOf } from '#contract/dates.ts';
import {
  intakeBatchSchema,
  type IntakeBatch,
  type IntakeRefusal,
  type IntakeRow,
  intakeRoutes,
} from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { ResumeReadError } from '#reading/resume-read-error.ts';
import { listNamesakes } from '../candidates/namesakes.read.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { present } from '../http/present.ts';
import { storedDraft, problemsOf, shownFields } from './draft-fields.ts';
import { type ListedRow, listBatches, listRefusals, listRow, listRows } from './intake.read.ts';

/** A person's batches as they are shown, newest first. */
export async function readBatches(handle: Handle, owner: string, timeZone: string): Promise<IntakeBatch[]> {
  return (await listBatches(handle, owner)).map((batch) => presentBatch(batch, timeZone));
}

/** A person's batch with its rows and the files that it did not take, as of today. Throws `not_found`. */
export async function readBatch(
  handle: Handle,
  owner: string,
  id: string,
  clock: Clock,
): Promise<{ batch: IntakeBatch; rows: IntakeRow[]; refusals: IntakeRefusal[] }> {
  const [batch] = await listBatches(handle, owner, id);
  if (!batch) throw batchNotFound();
  const rows = await listRows(handle, id);
  const namesakes = await namesakesOf(handle, rows);
  const today = clock.today();
  return {
    batch: presentBatch(batch, clock.timeZone),
    rows: rows.map((row) => presentRow(row, today, namesakes.get(row.id))),
    refusals: await listRefusals(handle, id),
  };
}

/** One row as it is shown today. Throws `not_found` when it is gone. */
export async function readRow(
  handle: Handle,
  { id, batch_id }: Pick<IntakeRow, 'id' | 'batch_id'>,
  clock: Clock,
): Promise<IntakeRow> {
  const row = await listRow(handle, batch_id, id);
  if (!row) throw rowNotFound();
  const namesakes = await namesakesOf(handle, [row]);
  return presentRow(row, clock.today(), namesakes.get(row.id));
}

export function batchNotFound(): AppError {
  return new AppError('not_found', importMessages.intake.batchNotFound);
}

export function rowNotFound(): AppError {
  return new AppError('not_found', importMessages.intake.rowNotFound);
}

/** Told to somebody who worked on what is no longer so: the row as it is shown now. Throws `not_found` when it is gone. */
export async function changedMeanwhile(
  handle: Handle,
  row: Pick<IntakeRow, 'id' | 'batch_id'>,
  clock: Clock,
): Promise<AppError> {
  const shown = await readRow(handle, row, clock);
  return new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
    current: present(intakeRoutes.updateRow.output, shown).value,
  });
}

function presentBatch(batch: Awaited<ReturnType<typeof listBatches>>[number], timeZone: string): IntakeBatch {
  return intakeBatchSchema.parse({
    ...batch,
    created_at: batch.created_at.toISOString(),
    kept_until: addDays(dayOf(batch.created_at, timeZone), limits.intake.keptDays),
  });
}

/** By row, the candidates of the same name who are not known to be the person; asked for where it is still to be decided. */
function namesakesOf(handle: Handle, rows: readonly ListedRow[]) {
  const people = rows.flatMap(({ id, decision, duplicate, fields }) => {
    const { name, current_company, current_position, current_city } = storedDraft(fields);
    const isOpen = decision === 'open' && duplicate === null && name !== null;
    return isOpen ? [{ key: id, name, current_company, current_position, current_city }] : [];
  });
  return listNamesakes(handle, people);
}

function presentRow(listed: ListedRow, today: string, namesakes: IntakeRow['namesakes'] = []): IntakeRow {
  const { candidate_email, candidate_phone, candidate_years, ...row } = listed;
  // The draft is forgotten once it is a candidate: who that is, the candidate tells.
  const person = row.candidate_id !== null && {
    name: row.candidate_name,
    email: candidate_email,
    phone: candidate_phone,
    experience_years: candidate_years,
  };
  const fields = { ...shownFields(row.fields, today), ...person };
  const settled = ['accepted', 'updated'].includes(row.decision) || row.reading === 'waiting';
  return {
    ...row,
    fields,
    namesakes,
    fell_back: storedDraft(row.fields).fell_back,
    problem: problemText(row),
    problems: settled ? {} : problemsOf(fields, today),
  };
}

function problemText({ reading, problem }: Pick<ListedRow, 'reading' | 'problem'>): string | null {
  if (reading === 'scan') return importMessages.intake.needsRecognition;
  return problem === null ? null : new ResumeReadError(problem).message;
}
