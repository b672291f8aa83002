import { type SQL, and, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '#contract/executive-period.ts';
import { CHANNEL_LINES, type ChannelLine } from '#contract/executive.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { candidateJobAssignments as assignments, candidates, hiringTrails as trails } from '../db/schema.ts';
import { daysOf } from './period.ts';
import { percentOf } from './summaries.ts';
import {
  lostWithin,
  neverJoined,
  ofSource,
  REACHED_ON,
  type SourceFilter,
  within,
} from './trail-conditions.ts';

/** The lines that tell of no channel stand below those that do, in this order. */
const LAST: readonly ChannelLine['channel'][] = ['vendor', 'none', 'deleted'];

/**
 * What the assignments of our own people reached in a period that ends today, by the channel through which the person was
 * found, those with most first: they add up to the numbers of the internal source. A vendor's people were found by the vendor.
 */
export async function compareChannels(
  { database, clock }: { database: Database; clock: Clock },
  { period, ...filter }: SourceFilter & { period: Period },
): Promise<ChannelLine[]> {
  const range = daysOf(period, clock.today());
  const { entered, interview, offer, joined } = REACHED_ON;
  const number = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const reached = (on: AnyPgColumn) => number(within(on, range));
  const lost = and(lostWithin(range), neverJoined);
  const rows = await database.db
    .select({
      // Of whoever is gone the trail alone is left, which names nobody.
      channel: sql<ChannelLine['channel']>`case when ${candidates.id} is null then 'deleted'
        when ${candidates.found_through} is not null then ${candidates.found_through}
        when ${candidates.submission_type} = 'vendor' then 'vendor' else 'none' end`.as('channel'),
      submitted: reached(entered),
      interviewed: reached(interview),
      offers: reached(offer),
      hires: reached(joined),
      decided: number(or(within(joined, range), lost)),
    })
    .from(trails)
    .leftJoin(assignments, eq(assignments.id, trails.id))
    .leftJoin(candidates, eq(candidates.id, assignments.candidate_id))
    .where(
      and(
        eq(trails.source, 'internal'),
        ofSource(filter),
        or(...[entered, interview, offer, joined].map((on) => within(on, range)), lost),
      ),
    )
    .groupBy(sql`1`);
  return rows
    .map((row) => ({ ...row, hire_rate: percentOf(row.hires, row.decided) }))
    .toSorted(
      (one, other) =>
        LAST.indexOf(one.channel) - LAST.indexOf(other.channel) ||
        other.submitted - one.submitted ||
        CHANNEL_LINES.indexOf(one.channel) - CHANNEL_LINES.indexOf(other.channel),
    );
}
