import { type AnyColumn, and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { KeysetSort } from '../db/keyset.ts';
import { candidateJobAssignments as assignments, hiringTrails as trails } from '../db/schema.ts';
import { waitsForDecision } from '../db/schema/expressions.ts';
import { isInOpenJob, trailWaitsOver } from '../metrics/trail-conditions.ts';
import { askedBesideWait, type CandidateFilters } from './candidate-filters.ts';

/** after any day on which somebody can have begun to wait, in days since 1970 */
const NEVER = sql.raw('2147483647');

/**
 * Since when each person has waited for longest, in the jobs by which they come into the list, or in any: to be joined, so
 * that it is read once for all instead of once a person. With `waiting_over` it holds just those who come into the list.
 */
export function longestWaits(handle: Handle, filters: CandidateFilters, today: string) {
  const { waiting_over, ids } = filters;
  return handle
    .select({
      candidate_id: assignments.candidate_id,
      since: sql<number>`min(${trails.last_on}) - '1970-01-01'::date`.as('since'),
    })
    .from(assignments)
    .innerJoin(trails, eq(trails.id, assignments.id))
    .where(
      and(
        ids && isOneOf(assignments.candidate_id, ids),
        // The wait is asked of the trails that are joined anyway.
        askedBesideWait(handle, filters),
        waitsForDecision(assignments.status),
        waiting_over
          ? trailWaitsOver(waiting_over, today)
          : and(waitsForDecision(trails.last_status), isInOpenJob(trails.job_id)),
      ),
    )
    .groupBy(assignments.candidate_id)
    .as('waits');
}

/** By the longest wait of a query that has `longestWaits`, and then by the person's id; whoever waits nowhere comes last. */
export const longestWaitFirst = (id: AnyColumn): KeysetSort => ({
  // By the day instead of the number of days, so that a page goes on after midnight where it stopped.
  by: sql`coalesce("waits"."since", ${NEVER})`,
  kind: 'number',
  direction: 'asc',
  id,
});
