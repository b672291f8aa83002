import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { forgetPerson } from './forget-person.ts';
import { holdToGo } from './hold-to-go.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tasks: TaskQueue;
}

/** Deletes a person everywhere, as forgetPerson has it. Throws `not_found`. */
export async function removeCandidate(deps: Deps, by: By, candidateId: string): Promise<void> {
  await holdToGo(deps.database, candidateId, async (tx, candidate) => {
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    await forgetPerson(tx, deps, candidate);
    await recordAudit(tx, by, { action: 'candidate.delete', recordType: 'candidate', recordId: candidateId });
  });
}
