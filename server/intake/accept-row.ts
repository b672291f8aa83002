import { candidateCreateSchema } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { createCandidate } from '../candidates/create-candidate.ts';
import { AppError } from '../core/errors.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { candidateInput, fullFields } from './draft-fields.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { findRowForWork } from './intake.read.ts';
import { type IntakeRowRow, markAccepted } from './intake.repo.ts';

export interface Acceptance {
  job_id: string;
  recommendation_reason: string;
}

/**
 * Makes a candidate of a row as Add does; a row that became one before stays as it is, so that it can be asked for
 * again. Throws `invalid_input` with the fields that are missing, and what Add throws.
 */
export async function acceptRow(
  deps: IntakeDeps,
  by: ByActor,
  row: IntakeRowRow,
  acceptance: Acceptance,
): Promise<void> {
  if (row.decision === 'accepted') return;
  if (row.reading === 'waiting') throw new AppError('conflict', messages.intake.stillReading);
  const checked = candidateCreateSchema.safeParse({
    ...candidateInput(fullFields(row.fields)),
    ...acceptance,
    resume_text: row.text,
  });
  if (!checked.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
    throw new AppError('invalid_input', messages.intake.incomplete, { fields });
  }
  const key = row.file_key;
  const bytes = key === null ? null : await deps.files.get(key);
  if (key === null || !bytes) {
    if (await isAccepted(deps, row.id)) return;
    throw new AppError('conflict', messages.intake.fileGone);
  }
  const file = { name: row.file_name, claimedType: row.mime_type, bytes };
  try {
    await createCandidate(deps, by, checked.data, file, {
      type: 'internal',
      company_name: null,
      async record(tx, { id }) {
        // With the candidate or not at all: whoever comes second finds the row accepted and undoes its own.
        if (!(await markAccepted(tx, row.id, id)))
          throw new AppError('conflict', messages.intake.acceptedAlready);
        await deleteFilesLater(tx, deps.tasks, [key]);
      },
    });
  } catch (error) {
    if (error instanceof AppError && (await isAccepted(deps, row.id))) return;
    throw error;
  }
}

async function isAccepted({ database }: IntakeDeps, rowId: string): Promise<boolean> {
  return (await findRowForWork(database.db, rowId))?.decision === 'accepted';
}
