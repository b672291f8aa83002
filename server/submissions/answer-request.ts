import type { z } from 'zod';
import { requestMessages } from '#contract/request-messages.ts';
import {
  type answerSchema,
  answerToQuestion,
  submissionRequestRoutes,
} from '#contract/submission-requests.ts';
import { isOpen } from '../assignments/is-open.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { endRequest, lockRequest } from './requests.repo.ts';

/**
 * Answers a request: HR did what was asked, or leaves things as they are; a question is answered in words. Whoever asked
 * reads it. Throws `not_found`, `invalid_input` for a question that is not answered, `conflict` when it was taken back or its
 * submission is over, and `changed_meanwhile` when somebody has answered it.
 */
export async function answerRequest(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  given: z.output<typeof answerSchema>,
): Promise<{ id: string; version: number }> {
  const { outcome, note, version } = given;
  return database.transaction(async (tx) => {
    const { request, place } = (await lockRequest(tx, id)) ?? {};
    if (!request || !place) throw new AppError('not_found', requestMessages.requestGone);
    if (request.outcome === 'taken_back') throw new AppError('conflict', requestMessages.requestTakenBack);
    if (request.outcome !== null || request.version !== version)
      throw new AppError('changed_meanwhile', requestMessages.answeredMeanwhile, {
        current: present(submissionRequestRoutes.answer.output, request).value,
      });
    if (request.kind === 'question') requireAnswer(given);
    if (!isOpen(place)) throw new AppError('conflict', requestMessages.requestClosed);
    const answered = await endRequest(tx, id, {
      outcome,
      answer: note,
      answered_by: by.actor.userId,
      answered_at: clock.now(),
    });
    await recordAudit(tx, by, { action: 'submission.answer', recordType: 'assignment', recordId: place.id });
    await recordEvent(tx, assignmentChange(place));
    return answered;
  });
}

function requireAnswer(given: z.input<typeof answerToQuestion>): void {
  const [wrong] = answerToQuestion.safeParse(given).error?.issues ?? [];
  if (wrong)
    throw new AppError('invalid_input', wrong.message, { fields: { [wrong.path.join('.')]: wrong.message } });
}
