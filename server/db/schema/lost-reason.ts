import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { DECIDERS, LOST_BY, REASONS_OF } from '#contract/lost-reasons.ts';
import { oneOf } from './columns.ts';

/** For a check constraint: no reason, or one that may be given for the status. */
export function isReasonFor(status: AnyPgColumn, reason: AnyPgColumn): SQL {
  const known = DECIDERS.map(
    (decider) =>
      sql`(${oneOf(
        status,
        CANDIDATE_STATUSES.filter((each) => LOST_BY[each] === decider),
      )} and ${oneOf(reason, REASONS_OF[decider])})`,
  );
  return sql`${reason} is null or ${or(...known)}`;
}
