import type { Period } from '#contract/executive-period.ts';
import type { Executive, MetricValue } from '#contract/executive.ts';
import { JOB_AGE_BANDS, TIME_TO_HIRE_BANDS, FUNNEL_STAGES, type FunnelStage } from '#contract/reached.ts';
import type { Presentable } from '../http/present.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { hiringTrails as trails } from '../db/schema.ts';
import {
  type Reached,
  countCandidates,
  countHires,
  countJobAges,
  countReached,
  countStays,
  hasAnything,
  listVendorCompanies,
} from './executive.read.ts';
import { countLost } from './lost.read.ts';
import { daysOf, monthsBetween } from './period.ts';
import { compareRecruiters } from './recruiters.read.ts';
import { REACHED_ON, type SourceFilter } from './trail-conditions.ts';
import { inBands, meanOf, meanOfAll, medianOf, percentOf, totalOf } from './summaries.ts';

/** Of each stage: when it was reached, whether what comes later was, and how long people stayed. */
const STAGE_COLUMNS = {
  entered: { on: REACHED_ON.entered, later: [trails.shortlisted_on], stayed: trails.days_screening },
  shortlist: { on: REACHED_ON.shortlist, later: [trails.interview_on], stayed: trails.days_shortlist },
  interview: {
    on: REACHED_ON.interview,
    later: [trails.selected_on, trails.offer_on],
    stayed: trails.days_interview,
  },
  selected: { on: REACHED_ON.selected, later: [trails.offer_on], stayed: trails.days_selected },
  offer: { on: REACHED_ON.offer, later: [trails.joined_on], stayed: trails.days_offer },
  joined: { on: REACHED_ON.joined, later: [], stayed: null },
} as const;

/** Every number of the executive dashboard, for a period that ends today and a source. */
export async function readExecutive(
  { database, clock }: { database: Database; clock: Clock },
  { period, ...filter }: SourceFilter & { period: Period },
): Promise<Presentable<Executive>> {
  const { db } = database;
  const days = daysOf(period, clock.today());
  const former = { from: days.previous_from, to: days.previous_to };
  const stages = FUNNEL_STAGES.map((stage) => STAGE_COLUMNS[stage]);
  const screening = { on: trails.screened_on, later: [trails.shortlisted_on] };
  const answering = { on: trails.answered_on, later: [trails.joined_on] };
  const [
    reachedOf,
    staysOf,
    screened,
    formerlyScreened,
    formerlyShortlisted,
    formerlyInterviewed,
    answered,
    formerlyAnswered,
    hires,
    formerHires,
    jobAges,
    lost,
    recruiters,
    totalCandidates,
    companies,
    found,
  ] = await Promise.all([
    Promise.all(stages.map((columns) => countReached(db, days, filter, columns, 'company'))),
    Promise.all(
      stages.map(({ on, stayed }) =>
        stayed ? countStays(db, days, filter, { on, stayed }) : Promise.resolve([]),
      ),
    ),
    countReached(db, days, filter, screening, 'source'),
    countReached(db, former, filter, screening, 'source'),
    countReached(db, former, filter, STAGE_COLUMNS.shortlist, null),
    countReached(db, former, filter, STAGE_COLUMNS.interview, null),
    countReached(db, days, filter, answering, null),
    countReached(db, former, filter, answering, null),
    countHires(db, days, filter),
    countHires(db, former, filter),
    countJobAges(db, clock.today(), clock.timeZone),
    countLost(db, days, filter),
    compareRecruiters(db, days, filter),
    countCandidates(db, filter),
    listVendorCompanies(db),
    hasAnything(db),
  ]);
  const reached = Object.fromEntries(
    FUNNEL_STAGES.map((stage, index) => [stage, reachedOf[index] ?? []]),
  ) as Record<FunnelStage, Reached[]>;

  const from = (source: 'internal' | 'vendor') => (row: Reached) => row.source === source;
  const sourcing = (source: 'internal' | 'vendor') =>
    ratio(screened.filter(from(source)), formerlyScreened.filter(from(source)));
  const ratios = {
    screening_to_interview: ratio(reached.shortlist, formerlyShortlisted),
    interviews_to_offer: ratio(reached.interview, formerlyInterviewed, STILL_LATER),
    offer_acceptance: ratio(answered, formerlyAnswered),
  };
  const overall = ratio(screened, formerlyScreened);
  const healthParts = [overall, ...Object.values(ratios)];
  const healthOf = (part: 'value' | 'previous') => meanOfAll(healthParts.map((each) => each[part]));
  const leastOf = (part: 'denominator' | 'previous_denominator') =>
    Math.min(...healthParts.map((each) => each[part] ?? 0));

  // "From 0" would tell of a period without hires, not of one without anything.
  const formerly = [formerlyScreened, formerlyInterviewed, formerlyAnswered];
  const formerlyHired = formerly.some((rows) => totalOf(rows) > 0) ? totalOf(formerHires) : null;

  return {
    period: days,
    is_empty: !found && totalOf(reached.entered) === 0,
    metrics: {
      active_jobs: plain(totalOf(jobAges.map(({ jobs }) => ({ count: jobs })))),
      total_candidates: plain(totalCandidates),
      successful_hires: plain(totalOf(hires), formerlyHired),
      time_to_hire: {
        value: medianOf(hires),
        numerator: null,
        denominator: totalOf(hires),
        previous: medianOf(formerHires),
        previous_denominator: totalOf(formerHires),
      },
      internal_sourcing: sourcing('internal'),
      vendor_sourcing: sourcing('vendor'),
      ...ratios,
      pipeline_health: {
        ...plain(healthOf('value'), healthOf('previous')),
        denominator: leastOf('denominator'),
        previous_denominator: leastOf('previous_denominator'),
      },
    },
    sourcing: overall,
    funnel: FUNNEL_STAGES.map((stage) => ({
      stage,
      reached: totalOf(reached[stage]),
      went_on: stage === 'joined' ? null : totalLater(reached[stage]),
    })),
    hires_by_month: monthsBetween(days.from, days.to).map((month) => ({
      month,
      hires: totalOf(hires.filter((each) => each.month === month)),
    })),
    time_to_hire: inBands(hires, TIME_TO_HIRE_BANDS),
    sources: compareSources(reached, companies),
    time_in_stage: FUNNEL_STAGES.filter((stage) => stage !== 'joined').map((stage, index) => {
      const stays = staysOf[index] ?? [];
      return { stage, stays: totalOf(stays), median: medianOf(stays), mean: meanOf(stays) };
    }),
    ageing_jobs: ageBands(jobAges),
    lost,
    recruiters,
    companies: [...companies.values()],
  };
}

/** Place of what comes after the next. */
const STILL_LATER = 1;

function totalLater(rows: readonly Reached[], place: 0 | 1 = 0): number {
  return rows.reduce((sum, { later }) => sum + later[place], 0);
}

/** Of those counted, the percent that reached what comes later; and the same of the former period. */
function ratio(now: readonly Reached[], former: readonly Reached[], place: 0 | 1 = 0): MetricValue {
  const numerator = totalLater(now, place);
  const denominator = totalOf(now);
  return {
    value: percentOf(numerator, denominator),
    numerator,
    denominator,
    previous: percentOf(totalLater(former, place), totalOf(former)),
    previous_denominator: totalOf(former),
  };
}

function plain(value: number | null, previous: number | null = null): MetricValue {
  return { value, numerator: null, denominator: null, previous, previous_denominator: null };
}

/** Internal first, then each vendor company, those with most assignments first. */
function compareSources(
  reached: Record<FunnelStage, Reached[]>,
  companies: ReadonlyMap<string, string>,
): Executive['sources'] {
  const keyed = (row: Reached) => JSON.stringify([row.source, row.source === 'vendor' ? row.company : null]);
  const bySource = new Map<string, Executive['sources'][number]>();
  const add = (stage: FunnelStage, field: 'entered' | 'shortlisted' | 'interviewed' | 'offers' | 'hires') => {
    for (const row of reached[stage]) {
      const key = keyed(row);
      const company = row.source === 'vendor' ? (companies.get(row.company ?? '') ?? row.company) : null;
      const line = bySource.get(key) ?? {
        source: row.source ?? 'internal',
        company,
        entered: 0,
        shortlisted: 0,
        interviewed: 0,
        offers: 0,
        hires: 0,
      };
      line[field] += row.count;
      bySource.set(key, line);
    }
  };
  add('entered', 'entered');
  add('shortlist', 'shortlisted');
  add('interview', 'interviewed');
  add('offer', 'offers');
  add('joined', 'hires');
  return [...bySource.values()].toSorted(
    (one, other) =>
      one.source.localeCompare(other.source) ||
      other.entered - one.entered ||
      (one.company ?? '').localeCompare(other.company ?? ''),
  );
}

function ageBands(ages: Awaited<ReturnType<typeof countJobAges>>): Executive['ageing_jobs'] {
  const tally = (field: 'jobs' | 'without_selected') =>
    inBands(
      ages.map((each) => ({ days: each.age, count: each[field] })),
      JOB_AGE_BANDS,
    );
  const without = tally('without_selected');
  return tally('jobs').map((jobs, index) => ({ jobs, without_selected: without[index] ?? 0 }));
}
