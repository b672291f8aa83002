import type { z } from 'zod';
import type { candidateCreateSchema } from '#contract/candidates.ts';
import { applyCandidate } from '../assignments/apply-candidate.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../http/call.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { addResumeDocument, type StoredResume, withStoredResume } from '../resumes/store-resume.ts';
import { keptFields, refusePastJoiningDate } from './candidate-fields.ts';
import { insertCandidate } from './candidates.repo.ts';
import { refuseExisting } from './find-existing.ts';
import { processResume } from './process-resume.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

type Entered = z.output<typeof candidateCreateSchema>;

/**
 * Adds a person with resume, as an applicant for a published job. Returns the new candidate's id. Throws
 * `invalid_input`, `too_large` or `unsupported_type` for the resume or a past joining date, `conflict` when the job
 * takes nobody, and `candidate_exists` when the e-mail or phone is taken, even if by somebody adding the same person
 * at this moment.
 */
export async function createCandidate(
  deps: Deps,
  by: By & { actor: Actor },
  entered: Entered,
  file: UploadedFile | undefined,
): Promise<string> {
  const { job_id, resume_text, ...fields } = keptFields(entered);
  const accepted = acceptResume(file, resume_text);
  refusePastJoiningDate(fields.joining_date, deps.clock.today());
  await refuseExisting(deps.database.db, fields);

  const candidateId = await withStoredResume(deps, accepted, (resume) =>
    save(deps.database, by, { ...fields, job_id }, resume),
  );
  await processResume(deps, candidateId);
  return candidateId;
}

async function save(
  database: Database,
  by: By & { actor: Actor },
  { job_id, ...fields }: Omit<Entered, 'resume_text'>,
  resume: StoredResume,
): Promise<string> {
  try {
    return await database.transaction(async (tx) => {
      const { id } = await insertCandidate(tx, {
        ...fields,
        submission_type: 'internal',
        submitted_by: by.actor.userId,
      });
      await addResumeDocument(tx, id, resume, by.actor.userId);
      await applyCandidate(tx, by, { candidate_id: id, job_id, source: 'internal', company_name: null });
      await recordAudit(tx, by, { action: 'candidate.create', recordType: 'candidate', recordId: id });
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) await refuseExisting(database.db, fields);
    throw error;
  }
}
