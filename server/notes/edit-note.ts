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
import { requireFollowUpDay } from './require-follow-up-day.ts';

/**
 * Gives an own note another text or day to come back to it, which has not been done then; the same leave it as it is. Throws
 * `not_found`, `forbidden` for what somebody else wrote, `changed_meanwhile` when it is no longer of that version, and
 * `invalid_input` for another day that has passed.
 */
export async function editNote(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  { version, ...wanted }: z.output<typeof noteEditSchema>,
): Promise<{ id: string; version: number }> {
  return database.transaction(async (tx) => {
    const note = await lockNote(tx, id);
    if (!note) throw new AppError('not_found', noteMessages.gone);
    if (!noteCan(by.actor, note).edit) throw new AppError('forbidden', noteMessages.othersNote);
    if (note.version !== version)
      throw new AppError('changed_meanwhile', noteMessages.changedMeanwhile, {
        current: present(noteRoutes.edit.output, note).value,
      });
    const { text, follow_up_on = note.follow_up_on } = wanted;
    const isOfAnotherDay = follow_up_on !== note.follow_up_on;
    const fields = [...(text === note.text ? [] : ['text']), ...(isOfAnotherDay ? ['follow_up_on'] : [])];
    if (fields.length === 0) return note;
    requireFollowUpDay(follow_up_on, note.follow_up_on, clock);
    const written = await updateNote(tx, id, {
      text,
      edited_at: clock.now(),
      ...(isOfAnotherDay && { follow_up_on, followed_up_at: null }),
    });
    await recordAudit(tx, by, {
      action: 'note.edit',
      recordType: 'candidate',
      recordId: note.candidate_id,
      fields,
    });
    await recordEvent(tx, { kind: 'candidate', id: note.candidate_id });
    return written;
  });
}
