import { messages } from '#contract/messages.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { forgetPerson } from '../candidates/forget-person.ts';
import { holdToGo } from '../candidates/hold-to-go.ts';
import type { CandidateRow } from '../candidates/lock-candidates.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { candidateHash } from './candidate-hash.ts';
import { logErasuresLater } from './erasure-log.ts';
import { insertErasure } from './rights.repo.ts';
import { composed } from '#contract/text.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tasks: TaskQueue;
}

/**
 * Erases a person for good when `confirmation` is the name as it is written: deletes everything and keeps, in the ledger
 * of erasures, how to find the person in an older copy of the data. Throws `not_found`, and `invalid_input` for another name.
 */
export async function eraseCandidate(
  deps: Deps,
  by: By,
  candidateId: string,
  confirmation: string,
): Promise<void> {
  await holdToGo(deps.database, candidateId, async (tx, candidate) => {
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    if (oneSpaced(confirmation) !== oneSpaced(candidate.name))
      throw new AppError('invalid_input', messages.common.invalidInput, {
        fields: { confirmation: rightsMessages.confirmationWrong },
      });
    await erasePerson(tx, deps, by, candidate);
  });
}

/** Erases a locked person as part of a transaction. */
export async function erasePerson(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'tasks'>,
  by: By,
  candidate: CandidateRow,
): Promise<void> {
  await forgetPerson(tx, deps, candidate);
  await insertErasure(tx, { candidate_hash: candidateHash(candidate.id), erased_at: deps.clock.now() });
  await logErasuresLater(tx, deps.tasks);
  await recordAudit(tx, by, { action: 'candidate.erase', recordType: 'candidate', recordId: candidate.id });
}

/** As a browser shows it: blanks in a row are one. */
function oneSpaced(text: string): string {
  return composed(text).trim().replaceAll(/\s+/g, ' ');
}
