import type { By } from '../audit/record-audit.ts';
import { createCandidate } from '../candidates/create-candidate.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { limitHandedIn } from './limit-handed-in.ts';
import { KnownError, limitRefusals } from './limit-refusals.ts';
import { requireOpenJob } from './require-open-job.ts';
import { sentForm } from './sent-form.ts';
import { submitKnown } from './submit-known.ts';
import { submittingCompany, ownedUntil } from './submissions.policy.ts';
import { insertLedgerEntries } from './submissions.repo.ts';
import type { SubmitDeps, Submitted } from './submitted.ts';

/**
 * Submits a candidate for a published job, for our own people or for a vendor's company. Returns the id of the
 * assignment. Throws what adding a candidate throws and, for a vendor, `not_found` for a job that may not be seen,
 * `conflict` without a company or for a person whom the company has submitted for the job before, `candidate_exists`
 * with nothing about a person who is known otherwise, and `too_many_requests` after too many of those, or too many resumes.
 */
export async function submitCandidate(
  deps: SubmitDeps,
  by: By & { actor: Actor },
  submitted: Submitted,
): Promise<string> {
  const company = submittingCompany(by.actor);
  await requireOpenJob(deps.database.db, by.actor, submitted.jobId);
  if (company !== null) {
    // A vendor is where the person comes from: it says no channel, neither of somebody new nor of somebody known.
    const said = { ...submitted, entered: { ...submitted.entered, found_through: null, referred_by: null } };
    const { db } = deps.database;
    const submit = () => submitOfCompany(deps, by, company, said);
    return limitHandedIn(db, company, () =>
      limitRefusals(db, company, async () => {
        // Once more as somebody new: of nobody it may not be said that we know them, which is final.
        const assignmentId = (await submit()) ?? (await submit());
        if (assignmentId === null) throw new KnownError();
        return assignmentId;
      }),
    );
  }
  const { entered, jobId, file } = submitted;
  const { assignment_id } = await createCandidate(deps, by, { ...entered, job_id: jobId }, file);
  return assignment_id;
}

/** Null when the person was known and has been deleted at this moment. */
async function submitOfCompany(
  deps: SubmitDeps,
  by: By & { actor: Actor },
  company: string,
  submitted: Submitted,
): Promise<string | null> {
  const { entered, jobId, file } = submitted;
  try {
    const added = await createCandidate(deps, by, { ...entered, job_id: jobId }, file, {
      type: 'vendor',
      company_name: company,
      record: (tx, { id, document_id, file_name }) =>
        insertLedgerEntries(tx, [
          {
            candidate_id: id,
            job_id: jobId,
            company_name: company,
            submitted_by: by.actor.userId,
            created_at: deps.clock.now(),
            owned_until: ownedUntil(deps.clock.today(), deps.vendorOwnershipDays),
            sent: sentForm(entered, file_name),
            document_id,
          },
        ]),
    });
    return added.assignment_id;
  } catch (error) {
    // Also when somebody else submitted the same person at this moment.
    if (!(error instanceof AppError && error.code === 'candidate_exists')) throw error;
  }
  return submitKnown(deps, by, company, submitted);
}
