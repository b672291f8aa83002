import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { isOver } from '#contract/over-statuses.ts';
import { statusHistory } from '../db/schema.ts';
import { UNDONE } from './undone.ts';

/** What the history says of somebody who came back from hold, where nobody says more. */
export const BROUGHT_BACK = 'Brought back from hold';

/** Why somebody is not brought back; no screen offers what it refuses, unless somebody else was quicker. */
export const NOT_BROUGHT_BACK = 'Only somebody on hold is brought back, to where they were put on hold.';

const before = alias(statusHistory, 'before');

/**
 * The condition that a step took no other back, as `tookBack` says of steps that have been read: that one says how somebody
 * came there, and why.
 */
export const isNoUndoing = sql`(${statusHistory.notes} is distinct from ${sql.raw(`'${UNDONE}'`)} or ${statusHistory.new_status} is distinct from (
  select ${before.previous_status} from ${statusHistory} ${sql.identifier('before')}
  where ${before.assignment_id} = ${statusHistory.assignment_id}
    and (${before.changed_at}, ${before.id}) < (${statusHistory.changed_at}, ${statusHistory.id})
  order by ${before.changed_at} desc, ${before.id} desc limit 1
))`;

/**
 * Where somebody is brought back to who was put on hold by a step; null where nobody wrote down what they were before, or
 * where their hiring had ended. Whom an old table has on hold came in under review, and goes back there.
 */
export function backTo({ previous_status }: { previous_status: string | null }): CandidateStatus | null {
  const before = previous_status as CandidateStatus | null;
  return before === null || isOver(before) ? null : before;
}
