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
import { limitRequestMails } from './limit-request-mails.ts';
import { isOwnSubmission } from './requests.policy.ts';
import { insertRequest, lockPlace, wasTakenBackSince } from './requests.repo.ts';
import type { TellDeps } from './tell-of-attempt.ts';
import { tellOfRequest } from './tell-of-request.ts';

/**
 * Asks HR to correct or withdraw a submission of the actor's own, or a question about it, and mails every active HR manager;
 * not again when one was taken back within a day, nor more than a few times a day for one person, so that nobody can fill
 * their mailboxes. Returns the request's id. Throws `not_found` for what is not the actor's, and `conflict` when it is over
 * or something was asked that waits.
 */
export async function askHr(
  deps: TellDeps & { database: Database; clock: Clock },
  by: By & { actor: Actor },
  assignmentId: string,
  asked: z.output<typeof askSchema>,
): Promise<string> {
  const { id } = await limitRequestMails(deps.database.db, by.actor.userId, ({ mayMail, isLast }) =>
    deps.database.transaction(async (tx) => {
      const place = await lockPlace(tx, assignmentId);
      if (!place || !isOwnSubmission(by.actor, place))
        throw new AppError('not_found', requestMessages.notYours);
      if (!isOpen(place)) throw new AppError('conflict', requestMessages.nothingToAsk);
      const now = deps.clock.now();
      const isKnown = await wasTakenBackSince(tx, place.id, new Date(now.getTime() - DAY_MS));
      const request = await insertRequest(tx, {
        ...asked,
        assignment_id: place.id,
        asked_by: by.actor.userId,
        asked_at: now,
      });
      if (!request) throw new AppError('conflict', requestMessages.askedAlready);
      await recordAudit(tx, by, { action: 'submission.ask', recordType: 'assignment', recordId: place.id });
      await recordEvent(tx, assignmentChange(place));
      const isMailed = mayMail && !isKnown;
      if (isMailed) await tellOfRequest(tx, deps, { kind: asked.kind, place, askedBy: by.actor, isLast });
      return { id: request.id, isMailed };
    }),
  );
  return id;
}
