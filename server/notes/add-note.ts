import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { noteMessages } from '#contract/note-messages.ts';
import type { noteInputSchema } from '#contract/notes.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { isInJob } from './notes.read.ts';
import { insertNote } from './notes.repo.ts';
import { requireFollowUpDay } from './require-follow-up-day.ts';

/**
 * Writes something down about a person, maybe to come back to it on a day. Throws `not_found` when there is no such person,
 * and `invalid_input` for a job that the person is not in or a day that has passed.
 */
export async function addNote(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  candidateId: string,
  { text, job_id, follow_up_on }: z.output<typeof noteInputSchema>,
): Promise<{ id: string; version: number }> {
  return database.transaction(async (tx) => {
    const [candidate] = await lockCandidates(tx, [candidateId], 'to stay');
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    if (job_id !== null && !(await isInJob(tx, candidateId, job_id)))
      throw new AppError('invalid_input', noteMessages.notInJob, {
        fields: { job_id: noteMessages.notInJob },
      });
    requireFollowUpDay(follow_up_on, null, clock);
    return writeNote(tx, by, {
      candidate_id: candidateId,
      job_id,
      text,
      follow_up_on,
      created_at: clock.now(),
    });
  });
}

/** Writes a note about a person whom the transaction has locked. */
export async function writeNote(
  tx: Tx,
  by: By & { actor: Actor },
  note: {
    candidate_id: string;
    job_id: string | null;
    text: string;
    follow_up_on?: string | null;
    created_at: Date;
  },
): Promise<{ id: string; version: number }> {
  const written = await insertNote(tx, { ...note, written_by: by.actor.userId });
  await recordAudit(tx, by, { action: 'note.add', recordType: 'candidate', recordId: note.candidate_id });
  await recordEvent(tx, { kind: 'candidate', id: note.candidate_id });
  return written;
}
