import type { z } from 'zod';
import { DAY_MS } from '#contract/dates.ts';
import { requestMessages } from '#contract/request-messages.ts';
import type { askSchema } from '#contract/submission-requests.ts';
import { isOpen } from '../assignments/is-open.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { countRequestMail } from './limit-request-mails.ts';
import { isOwnSubmission } from './requests.policy.ts';
import { insertRequest, listTakenBack, lockPlace } from './requests.repo.ts';
import type { TellDeps } from './tell-of-attempt.ts';
import { tellOfRequest } from './tell-of-request.ts';

/** So often may what was asked about one submission be taken back within a day; then nothing is asked about it for a while. */
export const MOST_TAKEN_BACK = 10;

/**
 * Asks HR to correct or withdraw a submission of the actor's own, or a question about it, and mails every active HR manager;
 * not again when one was taken back within a day, nor more than a few times a day for one person, so that nobody can fill
 * their mailboxes. Returns the request's id. Throws `not_found` for what is not the actor's, `conflict` when it is over
 * or something was asked that waits, and `too_many_requests` when it was asked and taken back too often.
 */
export async function askHr(
  deps: TellDeps & { database: Database; clock: Clock },
  by: By & { actor: Actor },
  assignmentId: string,
  asked: z.output<typeof askSchema>,
): Promise<string> {
  return deps.database.transaction(async (tx) => {
    const place = await lockPlace(tx, assignmentId);
    if (!place || !isOwnSubmission(by.actor, place))
      throw new AppError('not_found', requestMessages.notYours);
    if (!isOpen(place)) throw new AppError('conflict', requestMessages.nothingToAsk);
    const now = deps.clock.now();
    const takenBack = await listTakenBack(tx, place.id, new Date(now.getTime() - DAY_MS));
    refuseTooOften(takenBack, now);
    const request = await insertRequest(tx, {
      ...asked,
      assignment_id: place.id,
      asked_by: by.actor.userId,
      asked_at: now,
    });
    if (!request) throw new AppError('conflict', requestMessages.askedAlready);
    await recordAudit(tx, by, { action: 'submission.ask', recordType: 'assignment', recordId: place.id });
    await recordEvent(tx, assignmentChange(place));
    if (takenBack.length > 0) return request.id;
    const { mayMail, isLast } = await countRequestMail(tx, by.actor.userId);
    if (mayMail) await tellOfRequest(tx, deps, { kind: asked.kind, place, askedBy: by.actor, isLast });
    return request.id;
  });
}

/** Each stands in the audit log, which nobody may fill by asking and taking back; what HR answers goes at HR's own pace. */
function refuseTooOften(takenBack: readonly Date[], now: Date): void {
  const oldest = takenBack.at(-MOST_TAKEN_BACK);
  if (!oldest) return;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000));
  throw new AppError('too_many_requests', requestMessages.askedTooOften, { retryAfter: wait });
}
