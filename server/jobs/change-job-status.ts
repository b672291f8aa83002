import { type JobStatus, isOfferedMove } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import type { CountedJob } from './jobs.read.ts';
import { updateJobRow } from './jobs.repo.ts';
import { checkVersion, firstPublishedAt, lockEditableJob, readJob } from './load-job.ts';

/**
 * Moves a job to another status, by the transitions that the job list offers. A job that has the status already is
 * left as it is, so that the same change sent twice is one. Throws `not_found`, `forbidden`, `changed_meanwhile` when
 * a version was given and is no longer current, and `conflict` for a move that is not offered.
 */
export async function changeJobStatus(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  { status, version }: { status: JobStatus; version?: number | undefined },
): Promise<CountedJob> {
  return database.transaction(async (tx) => {
    const current = await lockEditableJob(tx, by.actor, id);
    if (current.status === status) return readJob(tx, by.actor, id);
    if (version !== undefined) await checkVersion(tx, by.actor, current, version);
    if (!isOfferedMove(current.status as JobStatus, status))
      throw new AppError('conflict', messages.job.moveRefused);
    await updateJobRow(tx, id, { status, published_at: firstPublishedAt(current, status, clock) });
    await recordAudit(tx, by, { action: 'job.status', recordType: 'job', recordId: id, fields: ['status'] });
    await recordEvent(tx, { kind: 'job', id });
    return readJob(tx, by.actor, id);
  });
}
