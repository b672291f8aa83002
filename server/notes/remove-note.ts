import { noteMessages } from '#contract/note-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { forgetAnswersAbout } from '../db/idempotency.ts';
import { recordEvent } from '../events/record-event.ts';
import { noteCan } from './notes.policy.ts';
import { deleteNote, lockNote } from './notes.repo.ts';

/** Deletes a note for good. Throws `not_found`, and `forbidden` for what is neither the actor's own nor HR's to delete. */
export async function removeNote(
  { database }: { database: Database },
  by: By & { actor: Actor },
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const note = await lockNote(tx, id);
    if (!note) throw new AppError('not_found', noteMessages.gone);
    if (!noteCan(by.actor, note).delete) throw new AppError('forbidden', noteMessages.notYoursToDelete);
    await deleteNote(tx, id);
    await forgetAnswersAbout(tx, id);
    await recordAudit(tx, by, {
      action: 'note.delete',
      recordType: 'candidate',
      recordId: note.candidate_id,
    });
    await recordEvent(tx, { kind: 'candidate', id: note.candidate_id });
  });
}
