import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { hasOffer } from '#contract/offer.ts';
import type { RouteInput } from '#contract/route.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { type AssignmentRow, insertOfferChange, lockAssignment, updateOffer } from './assignments.repo.ts';
import { changedFields } from './offer-moved.ts';
import { requireJoiningDay } from './require-joining-day.ts';

type Wanted = RouteInput<typeof assignmentRoutes.setOffer>['body'];

export const NO_OFFER = 'Only somebody at Offer Released or Joined has an offer.';

/**
 * Says what somebody was offered (whole rupees a year) and when they join or joined, or (null) that it is not known. What
 * stands already is answered with what is and writes nothing. Throws `not_found`, `changed_meanwhile` with the current one
 * when somebody else was quicker, `conflict` for whoever has no offer, and `invalid_input` for a day long ago or far ahead.
 */
export async function setOffer(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  assignmentId: string,
  { version, ...offer }: Wanted,
): Promise<AssignmentRow> {
  return database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    const isOffered = hasOffer(assignment.status as CandidateStatus);
    const fields = changedFields(offer, assignment);
    if (isOffered && fields.length === 0) return assignment;
    if (assignment.version !== version)
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(assignmentRoutes.setOffer.output, assignment).value,
      });
    if (!isOffered) throw new AppError('conflict', NO_OFFER);
    requireJoiningDay(offer.joining_on, assignment.joining_on, clock);

    await recordAudit(tx, by, {
      action: 'assignment.offer',
      recordType: 'assignment',
      recordId: assignment.id,
      fields,
    });
    await insertOfferChange(tx, {
      assignment_id: assignment.id,
      previous_offered_ctc: assignment.offered_ctc,
      previous_joining_on: assignment.joining_on,
      ...offer,
      changed_by: by.actor.userId,
    });
    await recordEvent(tx, assignmentChange(assignment));
    return updateOffer(tx, assignment.id, offer);
  });
}
