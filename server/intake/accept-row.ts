import { candidateCreateSchema } from '#contract/candidates.ts';
import type { IntakeAcceptance } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { createCandidate } from '../candidates/create-candidate.ts';
import { AppError } from '../core/errors.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import type { UploadedFile } from '../http/call.ts';
import { blankProblems, candidateInput, shownFields } from './draft-fields.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRowForWork } from './intake.read.ts';
import { type IntakeRowRow, settleRow } from './intake.repo.ts';
import { changedMeanwhile, rowNotFound } from './present-intake.ts';

/**
 * Makes a candidate of a row as Add does; a row that became one before stays as it is, so that it can be asked for
 * again. Throws `invalid_input` with the fields that are missing, `changed_meanwhile` with the current row when it was
 * corrected since it was read, `conflict` when it was skipped since, and what Add throws.
 */
export async function acceptRow(
  deps: IntakeDeps,
  by: ByActor,
  row: IntakeRowRow,
  { consent_source, found_through, ...acceptance }: IntakeAcceptance,
): Promise<void> {
  if (row.decision === 'accepted') return;
  if (row.decision === 'updated') throw new AppError('conflict', importMessages.intake.updatedAlready);
  if (row.reading === 'waiting') throw new AppError('conflict', importMessages.intake.stillReading);
  const draft = shownFields(row.fields, deps.clock.today());
  const checked = candidateCreateSchema.safeParse({
    ...candidateInput(draft),
    ...acceptance,
    found_through: draft.found_through ?? found_through,
    consent_given: consent_source !== null,
    resume_text: row.text,
  });
  if (!checked.success) {
    const fields = blankProblems(draft);
    for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
    throw new AppError('invalid_input', importMessages.intake.incomplete, { fields });
  }
  const taken = await takeFile(deps, row);
  if (!taken) {
    if (await isNow(deps, row.id, 'accepted')) return;
    throw new AppError('conflict', importMessages.intake.fileGone);
  }
  const stale = new AppError('conflict', messages.common.changedMeanwhile);
  try {
    await createCandidate(deps, by, checked.data, taken.file, {
      type: 'internal',
      company_name: null,
      consent_source: consent_source ?? undefined,
      async record(tx, { id }) {
        // With the candidate or not at all: whoever comes second finds the row changed and undoes its own.
        if (!(await settleRow(tx, row, 'accepted', id))) throw stale;
        await deleteFilesLater(tx, deps.tasks, [taken.key]);
      },
    });
  } catch (error) {
    if (error instanceof AppError && (await isNow(deps, row.id, 'accepted'))) return;
    // Asked once all is undone, or the row would be like the person that it did not become.
    throw error === stale ? await whyNot(deps, row.id) : error;
  }
}

/** The file of a row as an upload, with its key in the store; null when it is gone, which it is once it is a candidate's. */
export async function takeFile(
  { files }: Pick<IntakeDeps, 'files'>,
  { file_key: key, file_name: name, mime_type: claimedType }: IntakeRowRow,
): Promise<{ key: string; file: UploadedFile } | null> {
  const bytes = key === null ? null : await files.get(key);
  return key === null || !bytes ? null : { key, file: { name, claimedType, bytes } };
}

/** What has become of a row that is not as it was read. */
export async function whyNot({ database, clock }: IntakeDeps, rowId: string): Promise<AppError> {
  const now = await findRowForWork(database.db, rowId);
  if (!now) return rowNotFound();
  if (now.decision === 'open') return changedMeanwhile(database.db, now, clock);
  const happened = {
    accepted: 'acceptedAlready',
    accepting: 'beingAccepted',
    skipped: 'skipped',
    updated: 'updatedAlready',
  } as const;
  return new AppError('conflict', importMessages.intake[happened[now.decision]]);
}

/** Whether that has become of a row meanwhile. */
export async function isNow(
  { database }: IntakeDeps,
  rowId: string,
  decision: 'accepted' | 'updated',
): Promise<boolean> {
  return (await findRowForWork(database.db, rowId))?.decision === decision;
}
