import type { Period } from '#contract/executive-period.ts';
import type { Executive, MetricValue } from '#contract/executive.ts';
import { FUNNEL_STAGES, type FunnelStage, JOB_AGE_BANDS, TIME_TO_HIRE_BANDS } from '#contract/reached.ts';
import { statusesIn } from '#contract/standing-in.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import type { Presentable } from '../http/present.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { hiringTrails as trails } from '../db/schema.ts';
import { nameDepartments } from '../jobs/departments.read.ts';
import {
  type Reached,
  countCandidates,
  countHires,
  type Hires,
  countJobAges,
  countOpen,
  countReached,
  countStanding,
  countStays,
  hasAnything,
  listVendorCompanies,
} from './executive.read.ts';
import { countReachedByEach, countSubmitted } from './compared.read.ts';
import { compareDepartments } from './departments.read.ts';
import { countLost, countLostBySource, type LostBySource } from './lost.read.ts';
import { daysOf, monthsBetween } from './period.ts';
import { compareRecruiters } from './recruiters.read.ts';
import { REACHED_ON, type Range, type SourceFilter } from './trail-conditions.ts';
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

/** Whether it is known how long a hire took. */
function tookDays(hire: Hires): hire is Hires & { days: number } {
  return hire.days !== null;
}

/** Every number of the executive dashboard, for a period and a source. */
export async function readExecutive(
  { database, clock }: { database: Database; clock: Clock },
  { period, ...filter }: SourceFilter & { period: Period },
): Promise<Presentable<Executive>> {
  const { db } = database;
  const days = daysOf(period, clock.today());
  const former = { from: days.previous_from, to: days.previous_to };
  const stages = FUNNEL_STAGES.map((stage) => STAGE_COLUMNS[stage]);
  const staysIn = (range: Range) =>
    Promise.all(
      stages.map(({ on, stayed }) =>
        stayed ? countStays(db, range, filter, { on, stayed }) : Promise.resolve([]),
      ),
    );
  const screening = { on: trails.screened_on, later: [trails.shortlisted_on] };
  const answering = { on: trails.answered_on, later: [trails.joined_on] };
  const [
    reachedOf,
    staysOf,
    formerStaysOf,
    standing,
    screened,
    formerlyScreened,
    formerlyShortlisted,
    formerlyInterviewed,
    openShortlist,
    openInterview,
    answered,
    formerlyAnswered,
    hires,
    formerHires,
    jobAges,
    lost,
    lostBySource,
    submitted,
    reachedByEach,
    departmentNames,
    totalCandidates,
    companies,
    found,
  ] = await Promise.all([
    Promise.all(stages.map((columns) => countReached(db, days, filter, columns, 'company'))),
    staysIn(days),
    staysIn(former),
    countStanding(db, clock.today(), filter),
    countReached(db, days, filter, screening, 'source'),
    countReached(db, former, filter, screening, 'source'),
    countReached(db, former, filter, STAGE_COLUMNS.shortlist, null),
    countReached(db, former, filter, STAGE_COLUMNS.interview, null),
    countOpen(db, [days, former], filter, { on: REACHED_ON.shortlist, next: REACHED_ON.interview }),
    countOpen(db, [days, former], filter, { on: REACHED_ON.interview, next: REACHED_ON.offer }),
    countReached(db, days, filter, answering, null),
    countReached(db, former, filter, answering, null),
    countHires(db, days, filter),
    countHires(db, former, filter),
    countJobAges(db, clock.today(), clock.timeZone),
    countLost(db, days, filter),
    countLostBySource(db, days, filter),
    countSubmitted(db, days, filter),
    countReachedByEach(db, days, filter),
    nameDepartments(db),
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
    screening_to_interview: ratio(reached.shortlist, formerlyShortlisted, { open: openShortlist }),
    interviews_to_offer: ratio(reached.interview, formerlyInterviewed, {
      open: openInterview,
      place: STILL_LATER,
    }),
    offer_acceptance: ratio(answered, formerlyAnswered),
  };
  const overall = ratio(screened, formerlyScreened);
  const healthParts = [overall, ...Object.values(ratios)];
  const healthOf = (part: 'value' | 'previous' | 'highest' | 'previous_highest') =>
    meanOfAll(healthParts.map((each) => each[part]));
  const leastOf = (part: 'denominator' | 'previous_denominator') =>
    Math.min(...healthParts.map((each) => each[part] ?? 0));

  const [timed, formerlyTimed] = [hires.filter(tookDays), formerHires.filter(tookDays)];
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
        value: medianOf(timed),
        numerator: null,
        denominator: totalOf(timed),
        previous: medianOf(formerlyTimed),
        previous_denominator: totalOf(formerlyTimed),
        ...NOTHING_OPEN,
      },
      internal_sourcing: sourcing('internal'),
      vendor_sourcing: sourcing('vendor'),
      ...ratios,
      pipeline_health: {
        ...plain(healthOf('value'), healthOf('previous')),
        denominator: leastOf('denominator'),
        previous_denominator: leastOf('previous_denominator'),
        highest: healthOf('highest'),
        previous_highest: healthOf('previous_highest'),
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
    time_to_hire: inBands(timed, TIME_TO_HIRE_BANDS),
    sources: compareSources(reached, lostBySource, companies),
    time_in_stage: FUNNEL_STAGES.filter((stage) => stage !== 'joined').map((stage, index) => {
      const stays = staysOf[index] ?? [];
      const there = standing.filter(({ status }) => statusesIn(stage).includes(status));
      return {
        stage,
        stays: totalOf(stays),
        median: medianOf(stays),
        mean: meanOf(stays),
        previous_median: medianOf(formerStaysOf[index] ?? []),
        there: totalOf(there),
        so_far: medianOf(there),
        waiting_long: totalOf(there.filter((tally) => tally.days > Number(LONG_WAIT))),
      };
    }),
    ageing_jobs: ageBands(jobAges),
    lost,
    recruiters: await compareRecruiters(db, submitted.recruiters, reachedByEach.recruiters),
    departments: compareDepartments(submitted.departments, reachedByEach.departments, departmentNames),
    companies: [...companies.values()],
  };
}

/** Place of what comes after the next. */
const STILL_LATER = 1;

function totalLater(rows: readonly Reached[], place: 0 | 1 = 0): number {
  return rows.reduce((sum, { later }) => sum + later[place], 0);
}

interface RatioParts {
  /** how many may still go on, now and of the former period; none where all those counted are decided */
  open?: readonly [number, number];
  /** of what comes later */
  place?: 0 | 1;
}

/** Of those counted, the percent that reached what comes later; and the same of the former period. */
function ratio(
  now: readonly Reached[],
  former: readonly Reached[],
  { open: [open, formerlyOpen] = [0, 0], place = 0 }: RatioParts = {},
): MetricValue {
  const numerator = totalLater(now, place);
  const denominator = totalOf(now);
  const formerNumerator = totalLater(former, place);
  const formerDenominator = totalOf(former);
  return {
    value: percentOf(numerator, denominator),
    numerator,
    denominator,
    previous: percentOf(formerNumerator, formerDenominator),
    previous_denominator: formerDenominator,
    open,
    highest: percentOf(numerator + open, denominator),
    previous_open: formerlyOpen,
    previous_highest: percentOf(formerNumerator + formerlyOpen, formerDenominator),
  };
}

const NOTHING_OPEN = { open: null, highest: null, previous_open: null, previous_highest: null };

function plain(value: number | null, previous: number | null = null): MetricValue {
  return {
    value,
    numerator: null,
    denominator: null,
    previous,
    previous_denominator: null,
    ...NOTHING_OPEN,
  };
}

/** Internal first, then each vendor company, those with most assignments first. */
function compareSources(
  reached: Record<FunnelStage, Reached[]>,
  lost: readonly LostBySource[],
  companies: ReadonlyMap<string, string>,
): Executive['sources'] {
  const keyed = (row: LostBySource) =>
    JSON.stringify([row.source, row.source === 'vendor' ? row.company : null]);
  type Line = Executive['sources'][number];
  const bySource = new Map<string, Omit<Line, 'hire_rate'>>();
  const add = (
    rows: readonly LostBySource[],
    ...fields: ('entered' | 'shortlisted' | 'interviewed' | 'offers' | 'hires' | 'decided')[]
  ) => {
    for (const row of rows) {
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
        decided: 0,
      };
      for (const field of fields) line[field] += row.count;
      bySource.set(key, line);
    }
  };
  add(reached.entered, 'entered');
  add(reached.shortlist, 'shortlisted');
  add(reached.interview, 'interviewed');
  add(reached.offer, 'offers');
  add(reached.joined, 'hires', 'decided');
  add(lost, 'decided');
  return [...bySource.values()]
    .map((line): Line => ({ ...line, hire_rate: percentOf(line.hires, line.decided) }))
    .toSorted(
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
