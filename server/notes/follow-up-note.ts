import { noteMessages } from '#contract/note-messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import type { RouteInput } from '#contract/route.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { lockNote, markFollowedUp } from './notes.repo.ts';

/**
 * Says that a note was followed up, or that it was not; what stands already is answered as it is and writes nothing. Throws
 * `not_found`, `conflict` for a note without a day, and `changed_meanwhile` when it is no longer of that version.
 */
export async function followUpNote(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  { done, version }: RouteInput<typeof noteRoutes.followUp>['body'],
): Promise<{ id: string; version: number }> {
  return database.transaction(async (tx) => {
    const note = await lockNote(tx, id);
    if (!note) throw new AppError('not_found', noteMessages.gone);
    if (note.follow_up_on === null) throw new AppError('conflict', noteMessages.noFollowUp);
    if (done === (note.followed_up_at !== null)) return note;
    if (note.version !== version)
      throw new AppError('changed_meanwhile', noteMessages.changedMeanwhile, {
        current: present(noteRoutes.followUp.output, note).value,
      });
    await markFollowedUp(tx, id, done ? clock.now() : null);
    await recordAudit(tx, by, {
      action: 'note.edit',
      recordType: 'candidate',
      recordId: note.candidate_id,
      fields: ['followed_up_at'],
    });
    await recordEvent(tx, { kind: 'candidate', id: note.candidate_id });
    return note;
  });
}
