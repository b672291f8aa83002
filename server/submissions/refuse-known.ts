import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { KnownError } from './limit-refusals.ts';
import type { Refused } from './submissions.policy.ts';
import { insertLedgerEntries } from './submissions.repo.ts';

interface Attempt {
  company: string;
  jobId: string;
  /** of the people who are known; whoever is deleted meanwhile has no ledger any more */
  ids: readonly string[];
  because: Refused;
}

/**
 * Refuses a company's submission of people who are known, and writes down for HR that it was tried: throws KnownError.
 * When the company has submitted the person for the job before, it throws `conflict` and nothing is written.
 */
export async function refuseKnown(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  { company, jobId, ids, because }: Attempt,
): Promise<never> {
  if (because === 'own-already') throw new AppError('conflict', messages.submission.ownAlready);
  await database.transaction(async (tx) => {
    const people = await lockCandidates(tx, ids, 'to change');
    await insertLedgerEntries(
      tx,
      people.map(({ id }) => ({
        candidate_id: id,
        job_id: jobId,
        company_name: company,
        submitted_by: by.actor.userId,
        created_at: clock.now(),
        owned_until: null,
      })),
    );
    await recordAudit(
      tx,
      by,
      people.map(({ id }) => ({ action: 'submission.refuse', recordType: 'candidate', recordId: id })),
    );
    // One, whether one person is known or two: all screens with candidates look again at any.
    await recordEvent(
      tx,
      people.slice(0, 1).map(({ id }) => ({ kind: 'candidate', id }) as const),
    );
  });
  throw new KnownError();
}
