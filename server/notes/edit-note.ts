import type { z } from 'zod';
import { noteMessages } from '#contract/note-messages.ts';
import { type noteEditSchema, noteRoutes } from '#contract/notes.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { noteCan } from './notes.policy.ts';
import { lockNote, updateNote } from './notes.repo.ts';

/**
 * Gives an own note another text; the same text leaves it as it is. Throws `not_found`, `forbidden` for what somebody else
 * wrote, and `changed_meanwhile` when it is no longer of that version.
 */
export async function editNote(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  { text, version }: z.output<typeof noteEditSchema>,
): Promise<{ id: string; version: number }> {
  return database.transaction(async (tx) => {
    const note = await lockNote(tx, id);
    if (!note) throw new AppError('not_found', noteMessages.gone);
    if (!noteCan(by.actor, note).edit) throw new AppError('forbidden', noteMessages.othersNote);
    if (note.version !== version)
      throw new AppError('changed_meanwhile', noteMessages.changedMeanwhile, {
        current: present(noteRoutes.edit.output, note).value,
      });
    if (note.text === text) return note;
    const written = await updateNote(tx, id, { text, edited_at: clock.now() });
    await recordAudit(tx, by, { action: 'note.edit', recordType: 'candidate', recordId: note.candidate_id });
    await recordEvent(tx, { kind: 'candidate', id: note.candidate_id });
    return written;
  });
}
