import { and, asc, count, eq, isNull, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Activity } from '#contract/rights.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateConsents as consents,
  candidateJobAssignments as assignments,
  candidateNotes as notes,
  candidates,
  jobs,
  resumeDocuments,
  retentionExceptions as exceptions,
  statusHistory,
  submissionLedger as ledger,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';

/** Whoever stands in one of these on a job is not being hired for it any more. */
const OUT_OF_PIPELINE = ['rejected', 'candidate_declined', 'did_not_join'];

/** When the record was added or edited last. An import writes an old record today, which is no activity of its person. */
const changedAt = sql`case when ${candidates.version} = 1 then ${candidates.created_at} else greatest(${candidates.created_at}, ${candidates.updated_at}) end`;

/** Where what happens with a person is written down, besides the record and the assignments: whose it is, and when it was. */
const TRACES = [
  ['moved', statusHistory, statusHistory.candidate_id, statusHistory.changed_at],
  ['resume', resumeDocuments, resumeDocuments.candidate_id, resumeDocuments.created_at],
  ['submitted', ledger, ledger.candidate_id, ledger.created_at],
  ['consent', consents, consents.candidate_id, consents.noted_at],
  ['noted', notes, notes.candidate_id, notes.created_at],
] as const;
const ASSIGNED = ['assigned', assignments, assignments.candidate_id, assignments.assigned_at] as const;

/** The beginning of a day (YYYY-MM-DD) in a time zone. */
export interface Since {
  day: string;
  timeZone: string;
}

/**
 * Nothing has happened with the person since then, who neither stands in the pipeline of a job that is not closed nor has
 * joined. Each part is answered from an index, so that it can be asked of everybody.
 */
function isIdleSince(handle: Handle, since: Since): SQL | undefined {
  const one = { one: sql`1` };
  const then = sql`(${since.day}::timestamp at time zone ${since.timeZone})`;
  const isSince = (at: AnyPgColumn) => sql`${at} >= ${then}`;
  const keepingAssignment = handle
    .select(one)
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(
      and(
        eq(assignments.candidate_id, candidates.id),
        or(
          isSince(assignments.assigned_at),
          eq(assignments.status, 'joined'),
          and(ne(jobs.status, 'closed'), notInArray(assignments.status, OUT_OF_PIPELINE)),
        ),
      ),
    );
  return and(
    sql`${changedAt} < ${then}`,
    notExists(keepingAssignment),
    ...TRACES.map(([_activity, table, candidateId, at]) =>
      notExists(
        handle
          .select(one)
          .from(table)
          .where(and(eq(candidateId, candidates.id), isSince(at))),
      ),
    ),
  );
}

/** How many people are due: idle since then, and not kept by HR. */
export async function countDue(handle: Handle, since: Since): Promise<number> {
  const [row] = await handle
    .select({ count: count() })
    .from(candidates)
    .leftJoin(exceptions, eq(exceptions.candidate_id, candidates.id))
    .where(and(isIdleSince(handle, since), isNull(exceptions.candidate_id)));
  return row?.count ?? 0;
}

/** Whether this person is due. */
export async function isDue(handle: Handle, candidateId: string, since: Since): Promise<boolean> {
  const rows = await handle
    .select({ id: candidates.id })
    .from(candidates)
    .leftJoin(exceptions, eq(exceptions.candidate_id, candidates.id))
    .where(and(eq(candidates.id, candidateId), isIdleSince(handle, since), isNull(exceptions.candidate_id)));
  return rows.length > 0;
}

/** The people who are idle since then, kept by HR or not, each with what happened last: who is kept last, who was longest unchanged first. */
export async function listIdle(handle: Handle, since: Since, most: number) {
  const rows = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      created_at: candidates.created_at,
      updated_at: candidates.updated_at,
      version: candidates.version,
      exception: exceptions.reason,
    })
    .from(candidates)
    .leftJoin(exceptions, eq(exceptions.candidate_id, candidates.id))
    .where(isIdleSince(handle, since))
    .orderBy(sql`${exceptions.candidate_id} is not null`, asc(changedAt), asc(candidates.id))
    .limit(most);
  const last = await lastActivities(
    handle,
    rows.map(({ id }) => id),
  );
  return rows.map(({ created_at, updated_at, version, ...row }) => {
    const known: [Activity, Date][] = [
      ['added', created_at],
      ...(version > 1 ? [['edited', updated_at] satisfies [Activity, Date]] : []),
      ...(last.get(row.id) ?? []),
    ];
    const [last_activity, last_activity_at] = known.reduce((newest, each) =>
      each[1].getTime() > newest[1].getTime() ? each : newest,
    );
    return { ...row, last_activity, last_activity_at };
  });
}

async function lastActivities(
  handle: Handle,
  ids: readonly string[],
): Promise<Map<string, [Activity, Date][]>> {
  const found = new Map<string, [Activity, Date][]>();
  if (ids.length === 0) return found;
  for (const [activity, table, candidateId, at] of [...TRACES, ASSIGNED]) {
    const rows = await handle
      .select({ id: candidateId, at: sql<Date>`max(${at})`.mapWith(at) })
      .from(table)
      .where(isOneOf(candidateId, ids))
      .groupBy(candidateId);
    for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), [activity, row.at]]);
  }
  return found;
}
