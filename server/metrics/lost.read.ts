import { and, sql } from 'drizzle-orm';
import { LOST_BY, type LostReason } from '#contract/lost-reasons.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { Executive } from '#contract/executive.ts';
import type { SubmissionType } from '#contract/options.ts';
import type { Handle } from '../db/client.ts';
import { hiringTrails as trails } from '../db/schema.ts';
import { lostWithin, neverJoined, ofSource, type Range, type SourceFilter } from './trail-conditions.ts';

/** Of those who are lost now and came to be so in the range: how many for which reason, by whose decision. */
export async function countLost(db: Handle, range: Range, filter: SourceFilter): Promise<Executive['lost']> {
  const rows = await db
    .select({
      status: sql<CandidateStatus>`${trails.last_status}`,
      reason: sql<LostReason | null>`${trails.lost_reason}`,
      count: sql<number>`count(*)::int`,
    })
    .from(trails)
    .where(and(lostWithin(range), ofSource(filter)))
    .groupBy(trails.last_status, trails.lost_reason);
  // Two statuses are the candidate's decision.
  const lost = new Map<string, Executive['lost'][number]>();
  for (const { status, reason, count } of rows) {
    const decider = LOST_BY[status] ?? 'ours';
    const key = `${decider} ${reason}`;
    lost.set(key, { decider, reason, count: count + (lost.get(key)?.count ?? 0) });
  }
  return [...lost.values()].toSorted(
    (one, other) =>
      other.count - one.count ||
      `${one.decider} ${one.reason}`.localeCompare(`${other.decider} ${other.reason}`),
  );
}

/** So many of those whom a source, or a vendor company by its key, brought. */
export interface LostBySource {
  source: SubmissionType | null;
  company: string | null;
  count: number;
}

/** How many of those whom each source brought are lost now, came to be so in the range, and never joined: whoever did is a hire. */
export async function countLostBySource(
  db: Handle,
  range: Range,
  filter: SourceFilter,
): Promise<LostBySource[]> {
  return db
    .select({
      source: sql<SubmissionType>`${trails.source}`,
      company: trails.company_key,
      count: sql<number>`count(*)::int`,
    })
    .from(trails)
    .where(and(lostWithin(range), neverJoined, ofSource(filter)))
    .groupBy(trails.source, trails.company_key);
}
