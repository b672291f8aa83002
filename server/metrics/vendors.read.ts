import { and, eq, sql } from 'drizzle-orm';
import type { Period } from '#contract/executive-period.ts';
import type { VendorLine } from '#contract/executive-vendors.ts';
import type { SubmissionType } from '#contract/options.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle } from '../db/client.ts';
import { stillWaits } from '../db/schema/expressions.ts';
import { hiringTrails as trails, stageEvents } from '../db/schema.ts';
import { countRefusedByCompany } from '../submissions/refused.read.ts';
import { countReached, listVendorCompanies } from './executive.read.ts';
import { daysOf } from './period.ts';
import { medianOf, percentOf, totalOf } from './summaries.ts';
import {
  daysToHire,
  isInNoClosedJob,
  ofSource,
  REACHED_ON,
  type Range,
  type SourceFilter,
  within,
} from './trail-conditions.ts';

const bySource = {
  source: sql<SubmissionType>`${trails.source}`,
  company: trails.company_key,
  count: sql<number>`count(*)::int`,
};

/** Who joined in the range, by how many days it took; null where that is not known. */
async function countHireDays(db: Handle, range: Range, filter: SourceFilter) {
  return db
    .select({ ...bySource, days: daysToHire })
    .from(trails)
    .where(and(within(trails.joined_on, range), ofSource(filter)))
    .groupBy(sql`1`, sql`2`, sql`4`);
}

/** Of those submitted in the range, of how many it is still to be decided: neither joined nor lost, nor gone, in a job that is not closed. */
async function countUndecided(db: Handle, range: Range, filter: SourceFilter) {
  return db
    .select(bySource)
    .from(trails)
    .leftJoin(stageEvents, eq(stageEvents.trail_id, trails.id))
    .where(
      and(
        within(trails.entered_on, range),
        stillWaits(trails.last_status),
        ofSource(filter),
        isInNoClosedJob(trails.job_id),
        sql`${stageEvents.trail_id} is null`,
      ),
    )
    .groupBy(sql`1`, sql`2`);
}

/** Refused attempts, which vendors alone make. */
async function countRefused(db: Handle, clock: Clock, range: Range, { source, company }: SourceFilter) {
  if (source === 'internal') return [];
  const rows = await countRefusedByCompany(db, clock, { ...range, company });
  return rows.map((row) => ({ source: 'vendor' as const, ...row }));
}

/**
 * What each vendor company brought in a period that ends today, with most first, after our own people to compare them
 * with; only those of whom the period has anything.
 */
export async function compareVendors(
  { database: { db }, clock }: { database: Database; clock: Clock },
  { period, ...filter }: SourceFilter & { period: Period },
): Promise<VendorLine[]> {
  const range = daysOf(period, clock.today());
  const { entered, interview, offer } = REACHED_ON;
  const answering = { on: trails.answered_on, later: [trails.joined_on] };
  const [submitted, interviewed, offers, answered, hires, undecided, refused, companies] = await Promise.all([
    countReached(db, range, filter, { on: entered, later: [] }, 'company'),
    countReached(db, range, filter, { on: interview, later: [] }, 'company'),
    countReached(db, range, filter, { on: offer, later: [] }, 'company'),
    countReached(db, range, filter, answering, 'company'),
    countHireDays(db, range, filter),
    countUndecided(db, range, filter),
    countRefused(db, clock, range, filter),
    listVendorCompanies(db),
  ]);
  // Our own people are a line of their own, whichever company some of them may name.
  const keyOf = ({ source, company }: { source: SubmissionType | null; company: string | null }) =>
    source === 'vendor' ? `vendor ${company ?? ''}` : 'internal';
  const brought = [submitted, interviewed, offers, answered, hires, undecided, refused].flat();
  const groups = new Map(
    brought.map(({ source, company }) => [keyOf({ source, company }), { source, company }]),
  );
  const lines = [...groups].map(([key, { source, company }]): VendorLine => {
    const of = <Row extends Parameters<typeof keyOf>[0]>(rows: readonly Row[]) =>
      rows.filter((row) => keyOf(row) === key);
    const [joined, answers] = [of(hires), of(answered)];
    const accepted = answers.reduce((sum, { later: [first] }) => sum + first, 0);
    const isVendor = source === 'vendor';
    return {
      source: isVendor ? 'vendor' : 'internal',
      company: isVendor ? (companies.get(company ?? '') ?? company) : null,
      submitted: totalOf(of(submitted)),
      interviewed: totalOf(of(interviewed)),
      offers: totalOf(of(offers)),
      hires: totalOf(joined),
      answered: totalOf(answers),
      acceptance_rate: percentOf(accepted, totalOf(answers)),
      days_to_hire: medianOf(joined.flatMap(({ days, count }) => (days === null ? [] : [{ days, count }]))),
      undecided: totalOf(of(undecided)),
      refused: isVendor ? totalOf(of(refused)) : null,
    };
  });
  return lines.toSorted(
    (one, other) =>
      one.source.localeCompare(other.source) ||
      other.submitted - one.submitted ||
      (one.company ?? '').localeCompare(other.company ?? '', 'en-IN'),
  );
}
