import { requestMessages } from '#contract/request-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { endRequest, lockRequest } from './requests.repo.ts';

/**
 * Takes back what the actor asked of HR; its text goes. Taken back twice it stays so. Throws `not_found` for what is not
 * the actor's, and `conflict` once HR has answered.
 */
export async function takeBackRequest(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { request, place } = (await lockRequest(tx, id)) ?? {};
    if (!request || !place || request.asked_by !== by.actor.userId)
      throw new AppError('not_found', requestMessages.requestGone);
    if (request.outcome === 'taken_back') return;
    if (request.outcome !== null) throw new AppError('conflict', requestMessages.answeredAlready);
    await endRequest(tx, id, { outcome: 'taken_back', answered_at: clock.now(), text: null });
    await recordAudit(tx, by, {
      action: 'submission.take_back',
      recordType: 'assignment',
      recordId: place.id,
    });
    await recordEvent(tx, assignmentChange(place));
  });
}
