import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { hasInterview } from '#contract/interview.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput } from '#contract/route.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import {
  type AssignmentRow,
  type Interview,
  insertInterviewChange,
  lockAssignment,
  updateInterview,
} from './assignments.repo.ts';
import { changedOfInterview } from './interview-said.ts';
import { requireInterviewTime } from './require-interview-time.ts';

type Body = RouteInput<typeof assignmentRoutes.setInterview>['body'];
type Wanted = Omit<Body, 'missed'> & Partial<Pick<Body, 'missed'>>;

export const NO_INTERVIEW = 'Only somebody at Interview Scheduled or Interviewed has an interview.';
export const NOT_MISSED =
  'Only an interview that is scheduled, and whose time has passed, can have been missed; it then needs another time, or none.';

/**
 * Says when somebody's interview is, or (null) that it is not known, and what else is to be known of it. What stands already
 * is answered with what is and writes nothing. Throws `not_found`, `invalid_input` for another time long ago or far ahead,
 * `conflict` for whoever is not being interviewed, or has
 * not `missed` an interview that has passed, and `changed_meanwhile` with the current one when somebody else was quicker.
 */
export async function setInterview(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  assignmentId: string,
  { interview_at, interview_details, missed = false, version }: Wanted,
): Promise<AssignmentRow> {
  const at = interview_at === null ? null : new Date(interview_at);
  return database.transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentId);
    if (!assignment) throw new AppError('not_found', messages.assignment.notFound);
    const isInterviewed = hasInterview(assignment.status as CandidateStatus);
    const interview: Interview = {
      interview_at: at,
      interview_details: interview_details === undefined ? assignment.interview_details : interview_details,
    };
    const fields = changedOfInterview(interview, assignment);
    // Sent twice it is there already; that somebody did not come is told with another time alone.
    const isNews = missed && assignment.version === version;
    if (isInterviewed && fields.length === 0 && !isNews) return assignment;
    if (at && fields.includes('interview_at')) requireInterviewTime(at, clock);
    if (assignment.version !== version)
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(assignmentRoutes.setInterview.output, assignment).value,
      });
    if (!isInterviewed) throw new AppError('conflict', NO_INTERVIEW);
    if (missed && !canBeMissed(assignment, fields, clock)) throw new AppError('conflict', NOT_MISSED);

    await recordAudit(tx, by, {
      action: 'assignment.interview',
      recordType: 'assignment',
      recordId: assignment.id,
      fields,
    });
    await insertInterviewChange(tx, {
      assignment_id: assignment.id,
      previous_interview_at: assignment.interview_at,
      previous_interview_details: assignment.interview_details,
      ...interview,
      missed,
      changed_by: by.actor.userId,
    });
    await recordEvent(tx, assignmentChange(assignment));
    return updateInterview(tx, assignment.id, interview);
  });
}

/** Whether a candidate can have stayed away from the interview that stands, which another time takes the place of. */
function canBeMissed(
  { status, interview_at: at }: AssignmentRow,
  fields: readonly (keyof Interview)[],
  clock: Clock,
): boolean {
  return (
    status === 'interview_scheduled' &&
    at !== null &&
    at.getTime() <= clock.now().getTime() &&
    fields.includes('interview_at')
  );
}
