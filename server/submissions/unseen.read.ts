import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import { UNSEEN, type Unseen } from '#contract/list-words.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  interviewChanges,
  statusHistory,
  submissionRequests as requests,
} from '../db/schema.ts';
import { newsSince } from './looks.repo.ts';

/** Each kind of news as a condition of an assignment. By an index of each table. */
type News = Record<Unseen, SQL>;

/** What is news to the actor, done by somebody else since the last visit; null for who has none: HR, and a first look. */
export async function newsTo(handle: Handle, actor: Actor, clock: Clock): Promise<News | null> {
  if (!may(actor, 'submission.look')) return null;
  const since = await newsSince(handle, actor.userId, clock.now());
  return since && newsOf(actor.userId, since);
}

function newsOf(userId: string, since: Date): News {
  const byOther = (at: AnyColumn, by: AnyColumn) =>
    and(gt(at, since), sql`${by} is distinct from ${userId}::uuid`);
  const isCorrected = sql`(${requests.kind} = 'correct' and ${requests.outcome} = 'done')`;
  const answered = (kind: SQL) =>
    sql`exists (select from ${requests} where ${and(
      eq(requests.assignment_id, assignments.id),
      sql`${requests.outcome} in ('done', 'left')`,
      kind,
      byOther(requests.answered_at, requests.answered_by),
    )})`;
  return {
    submitted: sql`(${byOther(assignments.assigned_at, assignments.assigned_by)})`,
    // That somebody was submitted is a row of the history, too.
    moved: sql`exists (select from ${statusHistory} where ${and(
      eq(statusHistory.assignment_id, assignments.id),
      sql`${statusHistory.previous_status} is not null`,
      byOther(statusHistory.changed_at, statusHistory.changed_by),
    )})`,
    interview: sql`exists (select from ${interviewChanges} where ${and(
      eq(interviewChanges.assignment_id, assignments.id),
      byOther(interviewChanges.changed_at, interviewChanges.changed_by),
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
