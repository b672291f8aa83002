import { v7 as uuidv7 } from 'uuid';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import { discardOrphan } from '../files/discard-orphan.ts';
import type { UploadedFile } from '../http/call.ts';
import { type AcceptedResume, acceptResume } from '../resumes/accept-resume.ts';
import { INTAKE_FOLDER, type ByActor, type IntakeDeps } from './intake-deps.ts';
import { countRows, findUpload, listBatches } from './intake.read.ts';
import { insertRow, intakeFilesInUse, lockBatch } from './intake.repo.ts';
import { batchNotFound } from './present-intake.ts';
import { readIntakeFileTask } from './read-intake-file.ts';

interface Upload {
  batchId: string;
  uploadKey: string;
  file: UploadedFile | undefined;
}

/**
 * Adds a resume to a batch and has it read; returns the row's id, the former one for an upload that came before.
 * Throws `not_found`, `conflict` when the batch is full, and what is wrong with the file.
 */
export async function addFile(deps: IntakeDeps, by: ByActor, upload: Upload): Promise<string> {
  const { database, files } = deps;
  const { batchId, uploadKey } = upload;
  const [batch] = await listBatches(database.db, by.actor.userId, batchId);
  if (!batch) throw batchNotFound();
  const former = await findUpload(database.db, batchId, uploadKey);
  if (former !== undefined) return former;

  const accepted = acceptResume(upload.file, '', { wrongType: messages.resume.unsupported });
  const id = uuidv7();
  const fileKey = `${INTAKE_FOLDER}/${batchId}/${id}`;
  await files.put(fileKey, accepted.bytes);
  const isInUse = async () => (await intakeFilesInUse(database.db, [fileKey])).has(fileKey);
  try {
    const written = await save(deps, by, upload, { id, fileKey, accepted });
    if (written === id) return id;
    await discardOrphan(deps, fileKey, isInUse);
    return written;
  } catch (error) {
    await discardOrphan(deps, fileKey, isInUse);
    throw error;
  }
}

interface StoredFile {
  id: string;
  fileKey: string;
  accepted: AcceptedResume;
}

function save(
  { database, tasks }: IntakeDeps,
  by: ByActor,
  { batchId, uploadKey }: Upload,
  { id, fileKey, accepted }: StoredFile,
): Promise<string> {
  return database.transaction(async (tx) => {
    if (!(await lockBatch(tx, batchId, by.actor.userId))) throw batchNotFound();
    const former = await findUpload(tx, batchId, uploadKey);
    if (former !== undefined) return former;
    if ((await countRows(tx, batchId)) >= limits.intake.maxFiles)
      throw new AppError('conflict', importMessages.intake.full);
    await insertRow(tx, {
      id,
      batch_id: batchId,
      upload_key: uploadKey,
      file_name: accepted.fileName,
      mime_type: accepted.mimeType,
      size_bytes: accepted.bytes.byteLength,
      sha256: accepted.sha256,
      file_key: fileKey,
    });
    await tasks.send(tx, readIntakeFileTask, { row_id: id });
    await recordAudit(tx, by, { action: 'intake.upload', recordType: 'intake_row', recordId: id });
    return id;
  });
}
