import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import type { submissionRoutes } from '#contract/submissions.ts';
import type { Ai } from '../ai/ai.ts';
import { applyCandidate } from '../assignments/apply-candidate.ts';
import { refreshScoresOf } from '../assignments/refresh-scores.ts';
import type { By } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { ensureMissingVectors } from '../matching/ensure-vectors.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { writeTickedConsent } from '../rights/consents.ts';
import { requireOpenJob } from './require-open-job.ts';
import { submissionNote } from './submission-note.ts';

/**
 * Submits somebody who is known for a published job, for our own people, who may know it. Returns the id of the
 * assignment. Throws `not_found`, and `conflict` for a job that takes nobody or a person who is in it already.
 */
export async function submitExisting(
  deps: { database: Database; ai: Ai; clock: Clock; tasks: TaskQueue; log: Logger },
  by: By & { actor: Actor },
  jobId: string,
  { candidate_id, consent_given, ...said }: z.output<typeof submissionRoutes.submitExisting.body>,
): Promise<string> {
  await requireOpenJob(deps.database.db, by.actor, jobId);
  const assignmentId = await deps.database.transaction(async (tx) => {
    const [stored] = await lockCandidates(tx, [candidate_id], 'to stay');
    if (!stored) throw new AppError('not_found', messages.candidate.notFound);
    const id = await applyCandidate(tx, by, {
      candidate_id,
      job_id: jobId,
      source: 'internal',
      company_name: null,
      notes: submissionNote(stored, { ...stored, ...said }) || null,
    });
    if (id === null) throw new AppError('conflict', messages.submission.inJobAlready);
    if (consent_given)
      await writeTickedConsent(tx, by, candidate_id, { source: 'recruiter', at: deps.clock.now() });
    await ensureMissingVectors(tx, deps, jobId, [candidate_id]);
    return id;
  });
  await refreshScoresOf(deps, [candidate_id], jobId);
  return assignmentId;
}
