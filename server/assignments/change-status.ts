import type { z } from 'zod';
import { assignmentRoutes, type statusChangeSchema } from '#contract/assignments.ts';
import { type CandidateStatus, HAND_SET_STATUSES, needsReason } from '#contract/candidate-status.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import {
  type AssignmentRow,
  type Interview,
  type StatusChange,
  findHold,
  findLastStep,
  findReasonBefore,
  insertInterviewChange,
  insertOfferChange,
  insertStep,
  lockAssignment,
  updateStatus,
} from './assignments.repo.ts';
import { BROUGHT_BACK, NOT_BROUGHT_BACK, backTo } from './brought-back.ts';
import { changedFields, isOfferSaid, offerAfter, offerBefore } from './offer-moved.ts';
import { changedOfInterview, isInterviewSaid } from './interview-said.ts';
import { requireInterviewTime } from './require-interview-time.ts';
import { requireJoiningDay } from './require-joining-day.ts';
import { UNDONE } from './undone.ts';

type Change = z.output<typeof statusChangeSchema>;

/**
 * Moves a person to another status in one job, with a history row. A change that has been made already, because the
 * same actor sent it twice, is answered with what is and writes nothing. Throws `not_found`, `conflict` for a status
 * that cannot be set by hand (or, when a move is taken back, is not where the last one came from, or, when somebody is
 * brought back from hold, not where they were put on hold), `invalid_input` for
 * the time of an interview or a day of joining long ago or far ahead, and `changed_meanwhile` with the current one when
 * somebody else was quicker, to the same status as well.
 */
export async function changeStatus(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  assignmentId: string,
  change: Change,
): Promise<AssignmentRow> {
  const said: Interview = {
    interview_at: change.interview_at === null ? null : new Date(change.interview_at),
    interview_details: change.interview_details,
  };
  if (said.interview_at) requireInterviewTime(said.interview_at, clock);
  return database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    if (!change.undo && !change.bring_back && !isEverHandSet(change.status))
      throw new AppError('conflict', messages.assignment.notHandSet);
    const notes = change.notes ?? noteOf(change);
    const isThere = assignment.status === change.status;
    const isSaid = isInterviewSaid(said, assignment) && isOfferSaid(change, assignment);
    if (isThere && isSaid && (await isLastStep(tx, assignment, by.actor, { ...change, notes })))
      return assignment;
    // Whoever wants the same as somebody else for a reason, with an interview or on terms of their own has to hear that it was not kept.
    if (assignment.version !== change.version || (isThere && (change.notes || change.reason_code || !isSaid)))
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(assignmentRoutes.changeStatus.output, assignment).value,
      });
    if (isThere) return assignment;
    const last = change.undo ? await findLastStep(tx, assignment.id) : undefined;
    if (change.bring_back) await requireBack(tx, assignment, change);
    else if (!isAllowed(assignment, change, last))
      throw new AppError('conflict', messages.assignment.notHandSet);
    const reason_code = last ? await findReasonBefore(tx, last) : change.reason_code;
    const interview = last ? interviewBefore(last, assignment) : interviewAfter(change, said, assignment);
    const { offer, isAnother } = last
      ? { offer: offerBefore(last, assignment), isAnother: false }
      : offerAfter(change, assignment);
    if (change.joining_on !== undefined) requireJoiningDay(offer.joining_on, assignment.joining_on, clock);

    const step_id = await insertStep(tx, {
      assignment_id: assignment.id,
      candidate_id: assignment.candidate_id,
      job_id: assignment.job_id,
      previous_status: assignment.status,
      new_status: change.status,
      previous_interview_at: assignment.interview_at,
      previous_interview_details: assignment.interview_details,
      previous_offered_ctc: assignment.offered_ctc,
      previous_joining_on: assignment.joining_on,
      changed_by: by.actor.userId,
      reason_code,
      notes,
    });
    const newOfInterview = changedOfInterview(interview, assignment);
    // One that is scheduled anew at the same time was said all the same.
    if (newOfInterview.length > 0 || said.interview_at || said.interview_details)
      await insertInterviewChange(tx, {
        assignment_id: assignment.id,
        step_id,
        previous_interview_at: assignment.interview_at,
        previous_interview_details: assignment.interview_details,
        ...interview,
        changed_by: by.actor.userId,
      });
    const newTerms = changedFields(offer, assignment);
    if (newTerms.length > 0 || isAnother)
      await insertOfferChange(tx, {
        assignment_id: assignment.id,
        step_id,
        previous_offered_ctc: assignment.offered_ctc,
        previous_joining_on: assignment.joining_on,
        ...offer,
        changed_by: by.actor.userId,
      });
    await recordAudit(tx, by, {
      action: 'assignment.status',
      recordType: 'assignment',
      recordId: assignment.id,
      fields: ['status', ...(reason_code === null ? [] : ['reason_code']), ...newOfInterview, ...newTerms],
    });
    await recordEvent(tx, assignmentChange(assignment));
    return updateStatus(tx, assignment.id, { status: change.status, ...interview, ...offer });
  });
}

/** Whether it was the actor, with the same words and for the same reason, who brought the person to where they are. */
async function isLastStep(
  tx: Tx,
  { id, status }: AssignmentRow,
  { userId }: Actor,
  { notes, reason_code, undo }: Pick<Change, 'notes' | 'reason_code' | 'undo'>,
): Promise<boolean> {
  const last = await findLastStep(tx, id);
  return (
    last?.new_status === status &&
    last.changed_by === userId &&
    last.notes === notes &&
    (undo || last.reason_code === reason_code)
  );
}

function isEverHandSet(status: CandidateStatus): boolean {
  return (
    status === 'interviewed' ||
    needsReason(status) ||
    (HAND_SET_STATUSES as readonly CandidateStatus[]).includes(status)
  );
}

/**
 * An interview is done only once it was scheduled; no other order is enforced. Taking a move back leads to where it (the
 * last step) came from and nowhere else.
 */
function isAllowed(
  assignment: AssignmentRow,
  { status, undo }: Change,
  last: StatusChange | undefined,
): boolean {
  if (undo) return last?.previous_status === status && last.new_status === assignment.status;
  return status !== 'interviewed' || assignment.status === 'interview_scheduled';
}

/** Throws `conflict` unless somebody is on hold and was put there from this status; taking a move back is another deed. */
async function requireBack(tx: Tx, { id, status }: AssignmentRow, to: Change): Promise<void> {
  const hold = status === 'on_hold' && !to.undo ? await findHold(tx, id) : undefined;
  if (!hold || backTo(hold) !== to.status) throw new AppError('conflict', NOT_BROUGHT_BACK);
}

/**
 * The interview after a move: of one that is scheduled now holds what was said, if anything; others keep theirs, and so does
 * one to which somebody comes back from hold, unless another is said.
 */
function interviewAfter(
  { status, bring_back }: Pick<Change, 'status' | 'bring_back'>,
  said: Interview,
  { interview_at, interview_details }: AssignmentRow,
): Interview {
  const saysAnything = said.interview_at !== null || said.interview_details !== null;
  const isAnother = status === 'interview_scheduled' && (!bring_back || saysAnything);
  return isAnother ? said : { interview_at, interview_details };
}

/**
 * The interview before the last step. That it is done changes nothing of it: what was put right since then stays.
 */
function interviewBefore(last: StatusChange, { interview_at, interview_details }: AssignmentRow): Interview {
  return last.new_status === 'interviewed'
    ? { interview_at, interview_details }
    : { interview_at: last.previous_interview_at, interview_details: last.previous_interview_details };
}

/** What the history says of a move of which nothing was said: the reason that was chosen, where the status asks for one. */
function noteOf({
  undo,
  bring_back,
  status,
  reason_code,
}: Pick<Change, 'undo' | 'bring_back' | 'status' | 'reason_code'>): string | null {
  if (undo) return UNDONE;
  if (bring_back) return BROUGHT_BACK;
  return reason_code !== null && needsReason(status) ? LOST_REASON_LABELS[reason_code] : null;
}
