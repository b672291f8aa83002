import type { z } from 'zod';
import type { candidateCreateSchema } from '#contract/candidates.ts';
import type { SubmissionType } from '#contract/options.ts';
import type { ConsentSource } from '#contract/rights.ts';
import { applyCandidate } from '../assignments/apply-candidate.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { isUniqueViolation, type Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import type { UploadedFile } from '../http/call.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import { ensureMissingJobVector } from '../matching/ensure-vectors.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { addResumeDocument, type StoredResume, withStoredResume } from '../resumes/store-resume.ts';
import { writeTickedConsent } from '../rights/consents.ts';
import type { CandidatesDeps } from './candidates-deps.ts';
import { keptFields, refusePastJoiningDates } from './candidate-fields.ts';
import { insertCandidate } from './candidates.repo.ts';
import { refuseExisting } from './find-existing.ts';
import { processResume } from './process-resume.ts';
import { reviewedSummary } from './reviewed-summary.ts';

type Entered = z.output<typeof candidateCreateSchema>;

/** What adding somebody wrote. */
interface Added {
  id: string;
  /** of the application for the job */
  assignment_id: string;
  /** of the resume */
  document_id: string;
  file_name: string;
}

/** Where a new candidate comes from. */
interface Source {
  type: SubmissionType;
  /** of the vendor */
  company_name: string | null;
  /** who told of the consent that is given along; without it whoever adds them */
  consent_source?: ConsentSource | undefined;
  /** what is written along with the person, in the same transaction */
  record?: (tx: Tx, added: Added) => Promise<void>;
}

const OWN: Source = { type: 'internal', company_name: null };

/**
 * Adds a person with resume, as an applicant for a published job. Returns the ids of both. Throws
 * `invalid_input`, `too_large` or `unsupported_type` for the resume or a past joining date, `conflict` when the job
 * takes nobody, and `candidate_exists` when the e-mail or phone is taken, even if by somebody adding the same person
 * at this moment.
 */
export async function createCandidate(
  deps: CandidatesDeps,
  by: By & { actor: Actor },
  entered: Entered,
  file: UploadedFile | undefined,
  source: Source = OWN,
): Promise<Added> {
  const { job_id, resume_text, consent_given, ...fields } = keptFields(entered);
  const accepted = acceptResume(file, resume_text);
  refusePastJoiningDates(fields, deps.clock.today());
  await refuseExisting(deps.database.db, fields);

  const added = await withStoredResume(deps, accepted, (resume) => {
    const resume_summary = reviewedSummary(fields, resume, deps.clock.today());
    return save(deps, by, source, { ...fields, resume_summary, job_id, consent_given }, resume);
  });
  await processResume(deps, added.id);
  return added;
}

async function save(
  { database, tasks, ai, clock }: CandidatesDeps,
  by: By & { actor: Actor },
  source: Source,
  { job_id, consent_given, ...fields }: Omit<Entered, 'resume_text'>,
  resume: StoredResume,
): Promise<Added> {
  try {
    return await database.transaction(async (tx) => {
      const { id } = await insertCandidate(tx, {
        ...fields,
        submission_type: source.type,
        company_name: source.company_name,
        submitted_by: by.actor.userId,
      });
      await addResumeDocument(tx, id, resume, by.actor.userId);
      const assignment_id = await applyCandidate(tx, by, {
        candidate_id: id,
        job_id,
        source: source.type,
        company_name: source.company_name,
      });
      if (assignment_id === null) throw new Error('a new person was in a job already');
      const { documentId: document_id, fileName: file_name } = resume;
      const added = { id, assignment_id, document_id, file_name };
      await ensureResumeVector(tx, tasks, id);
      await ensureMissingJobVector(tx, { ai, tasks }, job_id);
      if (consent_given)
        await writeTickedConsent(tx, by, id, {
          source: source.consent_source ?? (source.type === 'vendor' ? 'vendor' : 'recruiter'),
          at: clock.now(),
        });
      await source.record?.(tx, added);
      await recordAudit(tx, by, { action: 'candidate.create', recordType: 'candidate', recordId: id });
      await recordEvent(tx, { kind: 'candidate', id });
      return added;
    });
  } catch (error) {
    if (isUniqueViolation(error)) await refuseExisting(database.db, fields);
    throw error;
  }
}
