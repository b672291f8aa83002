import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import { recordEvent } from '../events/record-event.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import { currentResumeId } from '../resumes/current-resume.ts';
import { makeDocumentCurrent } from '../resumes/store-resume.ts';
import type { CandidatesDeps } from './candidates-deps.ts';
import { markUnconverted } from './candidates.repo.ts';
import { lockCandidate } from './lock-candidates.ts';
import { dropNewerResume } from './newer-resumes.repo.ts';
import { processResume } from './process-resume.ts';
import { summaryOf } from './replace-resume.ts';

/**
 * Makes a former version of a person's resume the current one again, with its summary and its vector; the one that was
 * current stays as a version. Does nothing when it is the current one. Throws `not_found`, and `conflict` when another than
 * `insteadOf` is the current one by now: somebody has brought a newer resume, which nobody has looked at.
 */
export async function makeResumeCurrent(
  deps: CandidatesDeps,
  by: By,
  { id, resumeId, insteadOf }: { id: string; resumeId: string; insteadOf: string | null },
): Promise<void> {
  const isDone = await deps.database.transaction(async (tx) => {
    if (!(await lockCandidate(tx, id))) throw new AppError('not_found', messages.candidate.notFound);
    const current = await currentResumeId(tx, id);
    if (current !== insteadOf && current !== resumeId)
      throw new AppError('conflict', messages.resume.renewedMeanwhile);
    const made = await makeDocumentCurrent(tx, id, resumeId);
    if (made === undefined) throw new AppError('not_found', messages.resume.none);
    if (made === null) return false;
    // HR has decided between them.
    await dropNewerResume(tx, id);
    await markUnconverted(tx, id, made.summary ?? summaryOf(made, deps.clock.today()));
    await ensureResumeVector(tx, deps.tasks, id);
    const action = 'resume.make_current' as const;
    await recordAudit(tx, by, [
      { action, recordType: 'candidate', recordId: id },
      { action, recordType: 'resume_document', recordId: resumeId },
    ]);
    await recordEvent(tx, { kind: 'candidate', id });
    return true;
  });
  if (isDone) await processResume(deps, id);
}
