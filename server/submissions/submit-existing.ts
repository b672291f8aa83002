import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import type { submissionRoutes } from '#contract/submissions.ts';
import { applyCandidate } from '../assignments/apply-candidate.ts';
import { refreshScoresOf } from '../assignments/refresh-scores.ts';
import type { By } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { processResume } from '../candidates/process-resume.ts';
import { type NewerResume, newerResume, renewResume } from '../candidates/replace-resume.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import type { UploadedFile } from '../http/call.ts';
import { ensureMissingVectors } from '../matching/ensure-vectors.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { type StoredResume, withStoredResume } from '../resumes/store-resume.ts';
import { writeTickedConsent } from '../rights/consents.ts';
import { holdPlace, noteHandedIn } from './hand-in-resume.ts';
import { requireOpenJob } from './require-open-job.ts';
import { sentAlready } from './standing.read.ts';
import { submissionNote } from './submission-note.ts';
import type { SubmitDeps } from './submitted.ts';

type Submitter = By & { actor: Actor };
type Said = z.output<typeof submissionRoutes.submitExisting.body>;

/**
 * Submits somebody who is known for a published job, for our own people, who may know it. A resume that comes along
 * becomes the person's current one, unless it is that very file; the former one stays as a version. Whoever is in the job
 * already stays there as they are and is given the resume alone, with what was said of them as a note. Returns the id of the
 * assignment. Throws `not_found`, `conflict` for a job that takes nobody or a person who is in it already and for whom no
 * newer resume came, and what is wrong with the file.
 */
export async function submitExisting(
  deps: SubmitDeps,
  by: Submitter,
  jobId: string,
  said: Said,
  file?: UploadedFile,
): Promise<string> {
  const accepted = file && acceptResume(file, said.resume_text);
  await requireOpenJob(deps.database.db, by.actor, jobId);
  const { candidate_id } = said;
  const save = (resume: StoredResume | null) => {
    const renewed = newerResume(resume, deps.clock.today());
    const isCurrentFile = accepted !== undefined && renewed === null;
    return deps.database.transaction(async (tx) => {
      const written = await write(deps, tx, by, jobId, said, { renewed, isCurrentFile });
      // HR has put another in its place since it was found to be the current one.
      if (isCurrentFile && !(await sentAlready(tx, candidate_id, accepted.sha256)))
        throw new AppError('conflict', messages.resume.renewedMeanwhile);
      return written;
    });
  };
  if (!accepted || (await sentAlready(deps.database.db, candidate_id, accepted.sha256))) {
    const id = await save(null);
    await refreshScoresOf(deps, [candidate_id], jobId);
    return id;
  }
  const id = await withStoredResume(deps, accepted, save);
  await processResume(deps, candidate_id);
  return id;
}

async function write(
  deps: SubmitDeps,
  tx: Tx,
  by: Submitter,
  jobId: string,
  said: Said,
  { renewed, isCurrentFile }: { renewed: NewerResume | null; isCurrentFile: boolean },
): Promise<string> {
  const { candidate_id, consent_given, recommendation_reason, remarks } = said;
  // Before the person, in the order in which a move and a deletion lock them.
  const placeId = renewed && (await holdPlace(tx, candidate_id, jobId));
  const [stored] = await lockCandidates(tx, [candidate_id], renewed ? 'to change' : 'to stay');
  if (!stored) throw new AppError('not_found', messages.candidate.notFound);
  const note = submissionNote(stored, { ...stored, recommendation_reason, remarks });
  const id =
    placeId ??
    (await applyCandidate(tx, by, {
      candidate_id,
      job_id: jobId,
      source: 'internal',
      company_name: null,
      notes: note || null,
    }));
  if (id === null)
    throw new AppError(
      'conflict',
      isCurrentFile ? messages.submission.inJobWithResume : messages.submission.inJobAlready,
    );
  if (consent_given)
    await writeTickedConsent(tx, by, candidate_id, { source: 'recruiter', at: deps.clock.now() });
  if (renewed) {
    await renewResume(tx, deps.tasks, by, candidate_id, renewed, id);
    if (placeId)
      await noteHandedIn(tx, by, {
        candidateId: candidate_id,
        jobId,
        assignmentId: placeId,
        fileName: renewed.resume.fileName,
        said: note,
        at: deps.clock.now(),
      });
  }
  await ensureMissingVectors(tx, deps, jobId, [candidate_id]);
  return id;
}
