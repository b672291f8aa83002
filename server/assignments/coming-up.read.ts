import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  interviewChanges,
  jobs,
  offerChanges,
  statusHistory,
} from '../db/schema.ts';
import { inCharge } from '../jobs/in-charge.ts';
import { isInOpenJob } from '../metrics/trail-conditions.ts';
import { BROUGHT_BACK, isNoUndoing } from './brought-back.ts';

/**
 * Interviews that are scheduled and people with an offer who are to join, in jobs that are not closed: what is overdue
 * first, then what is to come, each by its time; with how many there are, and of how many nobody has said when. With a
 * person (id), those alone who are theirs to look after: in jobs that they are in charge of, or invited or offered it by them.
 */
export async function readComingUp(handle: Handle, clock: Clock, of?: string) {
  const { interview_at, joining_on } = assignments;
  const [interviews, joiners] = await Promise.all([
    listComing(handle, {
      // In the words of the partial indexes, as below.
      those: whoseAre(sql`${assignments.status} = 'interview_scheduled'`, interviewChanges, of),
      at: sql<Date>`${interview_at}`.mapWith(interview_at),
      now: sql`${clock.now().toISOString()}::timestamptz`,
    }),
    listComing(handle, {
      those: whoseAre(sql`${assignments.status} = 'offer_released'`, offerChanges, of),
      at: sql<string>`${joining_on}`.mapWith(joining_on),
      // Nobody is late on the day itself.
      now: sql`${clock.today()}::date`,
    }),
  ]);
  return {
    interviews: {
      ...interviews,
      items: interviews.items.map(({ at, ...person }) => ({ ...person, interview_at: at })),
    },
    joiners: { ...joiners, items: joiners.items.map(({ at, ...person }) => ({ ...person, joining_on: at })) },
  };
}

/** Of those of a stage everybody, or only who is a person's to look after; `changes` are of what is set at that stage. */
function whoseAre(
  those: SQL,
  changes: typeof interviewChanges | typeof offerChanges,
  person: string | undefined,
): SQL | undefined {
  if (person === undefined) return those;
  const run = sql`${assignments.job_id} in (select ${jobs.id} from ${jobs} where ${inCharge} = ${person})`;
  // Whoever brought somebody back from hold invited nobody.
  const movedBy = sql`(
    select ${statusHistory.changed_by} from ${statusHistory}
    where ${statusHistory.assignment_id} = ${assignments.id} and ${statusHistory.new_status} = ${assignments.status}
      and ${isNoUndoing} and ${statusHistory.notes} is distinct from ${BROUGHT_BACK}
    order by ${statusHistory.changed_at} desc, ${statusHistory.id} desc limit 1)`;
  const setBy = sql`(
    select ${changes.changed_by} from ${changes} where ${changes.assignment_id} = ${assignments.id}
    order by ${changes.changed_at} desc, ${changes.id} desc limit 1)`;
  return and(those, or(run, sql`${movedBy} = ${person}`, sql`${setBy} = ${person}`));
}

interface Wanted<Moment> {
  those: SQL | undefined;
  /** when it is for each */
  at: SQL<Moment>;
  /** what is before that is overdue */
  now: SQL;
}

async function listComing<Moment>(handle: Handle, { those, at, now }: Wanted<Moment>) {
  const listOf = (of: SQL) =>
    handle
      .select({
        assignment_id: assignments.id,
        candidate_id: candidates.id,
        name: candidates.name,
        job_id: jobs.id,
        jd_id: jobs.jd_id,
        title: jobs.title,
        interview_details: assignments.interview_details,
        version: assignments.version,
        at,
      })
      .from(assignments)
      .innerJoin(candidates, eq(candidates.id, assignments.candidate_id))
      .innerJoin(jobs, eq(jobs.id, assignments.job_id))
      .where(and(those, of, sql`${jobs.status} <> 'closed'`));
  const { listed, overdue, undated } = limits.comingUp;
  const [passed, ahead, without, [counts]] = await Promise.all([
    // Of very many those that passed last: they would leave no room for what is to come.
    listOf(sql`${at} is not null and ${at} < ${now}`)
      .orderBy(desc(at), desc(assignments.id))
      .limit(overdue),
    listOf(sql`${at} is not null and ${at} >= ${now}`)
      .orderBy(asc(at), asc(assignments.id))
      .limit(listed),
    // In the order of the index.
    listOf(sql`${at} is null`)
      .orderBy(asc(at), asc(assignments.id))
      .limit(undated),
    handle
      .select({
        total: sql<number>`count(${at})::int`,
        overdue: sql<number>`(count(*) filter (where ${at} < ${now}))::int`,
        without: sql<number>`(count(*) filter (where ${at} is null))::int`,
      })
      .from(assignments)
      .where(and(those, isInOpenJob(assignments.job_id))),
  ]);
  return { items: [...passed.toReversed(), ...ahead].slice(0, listed), undated: without, ...counts! };
}
