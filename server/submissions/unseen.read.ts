import { and, asc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { UNSEEN, type Unseen } from '#contract/list-words.ts';
import { hasInterview } from '#contract/interview.ts';
import { hasOffer } from '#contract/offer.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import {
  candidateJobAssignments as assignments,
  interviewChanges,
  offerChanges,
  statusHistory,
  submissionRequests as requests,
} from '../db/schema.ts';
import { newsSince } from './looks.repo.ts';

/** Each kind of news as a condition of an assignment. By the index of each table, an assignment at a time. */
type News = Record<Unseen, SQL>;

/** What is news to the actor, done by somebody else since the last visit; null for who has none: HR, and a first look. */
export async function newsTo(handle: Handle, actor: Actor, clock: Clock): Promise<News | null> {
  if (!may(actor, 'submission.look')) return null;
  const since = await newsSince(handle, actor.userId, clock.now());
  return since && newsOf(actor.userId, since);
}

/** Whether a table has such a row. An “exists” may be answered by reading all of the table into memory; a scalar may not. */
const some = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`coalesce((select true from ${table} where ${condition} limit 1), false)`;

/** Whether the row tells of an interview, as `InterviewLine` does. */
const tellsInterview = sql`(${assignments.status} = 'interview_scheduled' or (${and(
  isOneOf(assignments.status, CANDIDATE_STATUSES.filter(hasInterview)),
  isNotNull(assignments.interview_at),
)}))`;

/** Whether the row tells of a joining day, as `OfferLine` does. */
const tellsJoining = and(
  isOneOf(assignments.status, CANDIDATE_STATUSES.filter(hasOffer)),
  isNotNull(assignments.joining_on),
);

/** Another joining day: what was offered alone is not for those who submit, and so must not show by a mark or a time. */
export const isJoiningChanged = sql`${offerChanges.previous_joining_on} is distinct from ${offerChanges.joining_on}`;

/** What somebody else than a person has done since an instant. */
export function newsOf(userId: string, since: Date): News {
  const byOther = (at: AnyColumn, by: AnyColumn) =>
    and(gt(at, since), sql`${by} is distinct from ${userId}::uuid`);
  const isCorrected = sql`(${requests.kind} = 'correct' and ${requests.outcome} = 'done')`;
  const answered = (kind: SQL) =>
    some(
      requests,
      and(
        eq(requests.assignment_id, assignments.id),
        sql`${requests.outcome} in ('done', 'left')`,
        kind,
        byOther(requests.answered_at, requests.answered_by),
      ),
    );
  // Before the first step since; whoever came in since stood where that put them.
  const stoodThen = sql`(select coalesce(${statusHistory.previous_status}, ${statusHistory.new_status}) from ${statusHistory}
    where ${and(eq(statusHistory.assignment_id, assignments.id), gt(statusHistory.changed_at, since))}
    order by ${asc(statusHistory.changed_at)}, ${asc(statusHistory.id)} limit 1)`;
  return {
    submitted: sql`(${byOther(assignments.assigned_at, assignments.assigned_by)})`,
    // A move that was taken back has changed nothing. That somebody was submitted is a row of the history, too.
    moved: sql`(${stoodThen} <> ${assignments.status} and ${some(
      statusHistory,
      and(
        eq(statusHistory.assignment_id, assignments.id),
        isNotNull(statusHistory.previous_status),
        byOther(statusHistory.changed_at, statusHistory.changed_by),
      ),
    )})`,
    interview: sql`(${tellsInterview} and ${some(
      interviewChanges,
      and(
        eq(interviewChanges.assignment_id, assignments.id),
        byOther(interviewChanges.changed_at, interviewChanges.changed_by),
      ),
    )})`,
    joining: sql`(${tellsJoining} and ${some(
      offerChanges,
      and(
        eq(offerChanges.assignment_id, assignments.id),
        isJoiningChanged,
        byOther(offerChanges.changed_at, offerChanges.changed_by),
      ),
    )})`,
    corrected: answered(isCorrected),
    answered: answered(sql`not ${isCorrected}`),
  };
}

/** The condition that something about a submission is news; nothing is to who has none. */
export function isNews(news: News | null): SQL {
  return (news && or(...Object.values(news))) ?? sql`false`;
}

/** What is news about a submission, in the order of `UNSEEN`. */
export function newsAbout(news: News | null): SQL<Unseen[]> {
  if (!news) return sql<Unseen[]>`array[]::text[]`;
  const each = UNSEEN.map((word) => sql`case when ${news[word]} then ${word}::text end`);
  return sql<Unseen[]>`array_remove(array[${sql.join(each, sql`, `)}], null)`;
}
