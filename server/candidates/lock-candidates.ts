import { asc } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';

export type CandidateRow = typeof candidates.$inferSelect;

/**
 * What others may not do with the people until the transaction ends. `to change`: neither change, delete nor submit
 * them, though they can still be put into jobs and moved, which need the rows only to stay. `to stay`: not delete them.
 * `to go`: nothing at all (by hold-to-go.ts, as who moves somebody locks the assignment before the person).
 */
const STRENGTH = { 'to go': 'update', 'to change': 'no key update', 'to stay': 'key share' } as const;

/** Locks those of the people who are there, always in one order, so that nobody waits for each other; returns them. */
export async function lockCandidates(
  tx: Tx,
  ids: readonly string[],
  forWhat: keyof typeof STRENGTH,
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(isOneOf(candidates.id, ids))
    .orderBy(asc(candidates.id))
    .for(STRENGTH[forWhat]);
}

/** Locks one person to be changed; undefined when there is none. */
export async function lockCandidate(tx: Tx, id: string): Promise<CandidateRow | undefined> {
  const [row] = await lockCandidates(tx, [id], 'to change');
  return row;
}
