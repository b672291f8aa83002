import { messages } from '#contract/messages.ts';
import { forgetAssignmentsOf } from '../assignments/forget-assignments.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteResumeFiles, deleteResumesOf } from '../resumes/delete-resumes.ts';
import { deleteCandidateRow, lockCandidate } from './candidates.repo.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

/**
 * Deletes a person everywhere: assignments, history, resumes, vectors. What the numbers need stays without any link
 * to the person. The files go once the rows are gone for good. Throws `not_found`.
 */
export async function removeCandidate(deps: Deps, by: By, candidateId: string): Promise<void> {
  const keys = await deps.database.transaction(async (tx) => {
    if (!(await lockCandidate(tx, candidateId))) throw new AppError('not_found', messages.candidate.notFound);
    await forgetAssignmentsOf(tx, candidateId, deps.clock.timeZone);
    const fileKeys = await deleteResumesOf(tx, candidateId);
    await deleteCandidateRow(tx, candidateId);
    await recordAudit(tx, by, { action: 'candidate.delete', recordType: 'candidate', recordId: candidateId });
    return fileKeys;
  });
  await deleteResumeFiles(deps, keys);
}
