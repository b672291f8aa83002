import { countAssignmentsOf, holdAssignmentsOf } from '../assignments/forget-assignments.ts';
import type { Database, Tx } from '../db/client.ts';
import { type CandidateRow, lockCandidates } from './lock-candidates.ts';

const MOST_TRIES = 5;

/** Somebody was put into a job between the lock of the assignments and that of the person. */
class PutIntoJobMeanwhile extends Error {}

/**
 * Runs `work` in a transaction in which nobody else can do anything with a person who is to be deleted: what was added in
 * that moment would be deleted unseen, without what the numbers need of it. `work` gets undefined when there is nobody.
 */
export async function holdToGo(
  database: Database,
  candidateId: string,
  work: (tx: Tx, candidate: CandidateRow | undefined) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await database.transaction(async (tx) => {
        // In the order in which a move locks them. Those that come in between cannot be locked any more without the two
        // waiting for each other, so then it begins anew.
        const held = await holdAssignmentsOf(tx, candidateId);
        const [candidate] = await lockCandidates(tx, [candidateId], 'to go');
        if ((await countAssignmentsOf(tx, candidateId)) > held) throw new PutIntoJobMeanwhile();
        await work(tx, candidate);
      });
      return;
    } catch (error) {
      if (!(error instanceof PutIntoJobMeanwhile) || tries === MOST_TRIES) throw error;
    }
}
