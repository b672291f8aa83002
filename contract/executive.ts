import { z } from 'zod';
import { CHANNEL_WORDS } from './channels.ts';
import { SUBMISSION_TYPES } from './options.ts';
import { daySchema, versionSchema, writtenText } from './fields.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { vendorSchema } from './executive-vendors.ts';
import { DEFAULT_PERIOD, periodSchema, yearSchema } from './executive-period.ts';
import { DECIDERS, LOST_REASONS } from './lost-reasons.ts';
import { FUNNEL_STAGES } from './reached.ts';

/** The cards in their order. */
export const METRICS = [
  'active_jobs',
  'total_candidates',
  'successful_hires',
  'time_to_hire',
  'internal_sourcing',
  'vendor_sourcing',
  'screening_to_interview',
  'interviews_to_offer',
  'offer_acceptance',
  'pipeline_health',
] as const;
export type Metric = (typeof METRICS)[number];

interface MetricDescription {
  label: string;
  unit: 'count' | 'days' | 'percent';
  formula: string;
  /** what is above and below the line; a median's is the number of hires alone */
  numerator?: string;
  denominator?: string;
  /** whether more is better, which a comparison with the former period tells by */
  better?: 'more' | 'less';
}

export const METRIC_DESCRIPTIONS: Record<Metric, MetricDescription> = {
  active_jobs: {
    label: 'Active Jobs',
    unit: 'count',
    formula: 'Jobs that are published or closed to applications now, whatever the period and source.',
  },
  total_candidates: {
    label: 'Total Candidates',
    unit: 'count',
    formula: 'All candidates now, of the chosen source, whatever the period.',
  },
  successful_hires: {
    label: 'Successful Hires',
    unit: 'count',
    formula:
      'Assignments that reached Joined in the period, by the joining date where one was said and has come, else by the day of the move; whoever did not join in the end is none.',
    better: 'more',
  },
  time_to_hire: {
    label: 'Time to Hire',
    unit: 'days',
    formula:
      "Median of the calendar days from an assignment's creation to joining, for those who joined in the period; without those who had joined before they were put into the job here.",
    denominator: 'hires',
    better: 'less',
  },
  internal_sourcing: {
    label: 'Internal Sourcing Efficiency',
    unit: 'percent',
    formula:
      'Of the internal assignments that were shortlisted or decided (joined, declined, rejected, did not join) in the period, those that reached Shortlisted.',
    numerator: 'reached Shortlisted',
    denominator: 'shortlisted or decided',
    better: 'more',
  },
  vendor_sourcing: {
    label: 'Vendor Sourcing Efficiency',
    unit: 'percent',
    formula:
      'Of the vendor assignments that were shortlisted or decided (joined, declined, rejected, did not join) in the period, those that reached Shortlisted.',
    numerator: 'reached Shortlisted',
    denominator: 'shortlisted or decided',
    better: 'more',
  },
  screening_to_interview: {
    label: 'Screening to Interview Ratio',
    unit: 'percent',
    formula:
      'Of the assignments that reached Shortlisted (the end of screening) in the period, those that have reached Interview.',
    numerator: 'reached Interview',
    denominator: 'reached Shortlisted',
    better: 'more',
  },
  interviews_to_offer: {
    label: 'Interviews to Offer Ratio',
    unit: 'percent',
    formula: 'Of the assignments that reached Interview in the period, those that have reached Offer.',
    numerator: 'reached Offer',
    denominator: 'reached Interview',
    better: 'more',
  },
  offer_acceptance: {
    label: 'Offer Acceptance Rate',
    unit: 'percent',
    formula:
      'Joined ÷ (joined + declined after an offer + did not join), by the day of the answer in the period. Unlike the funnel, it leaves out offers that are still open.',
    numerator: 'joined',
    denominator: 'answered',
    better: 'more',
  },
  pipeline_health: {
    label: 'Pipeline Health',
    unit: 'percent',
    formula:
      'Mean of four ratios: sourcing efficiency over all sources, Screening to Interview, Interviews to Offer and Offer Acceptance.',
    better: 'more',
  },
};

/** The parts of pipeline health beside the sourcing efficiency over all sources. */
export const HEALTH_RATIOS = ['screening_to_interview', 'interviews_to_offer', 'offer_acceptance'] as const;

/** From where a number is a warning: time to hire above, the others below. */
export const WARN_AT: Partial<Record<Metric, number>> = {
  time_to_hire: 50,
  internal_sourcing: 60,
  vendor_sourcing: 60,
  screening_to_interview: 50,
  interviews_to_offer: 40,
  offer_acceptance: 70,
};

/** Whether a metric's value is a warning; null (not enough data) never is. */
export function isWarning(metric: Metric, value: number | null): boolean {
  const at = WARN_AT[metric];
  if (at === undefined || value === null) return false;
  return metric === 'time_to_hire' ? value > at : value < at;
}

export const HEALTH = { good: 80, warning: 60 } as const;

/** 80 or more good, 60 to under 80 warning, below critical. */
export function healthBand(percent: number): 'good' | 'warning' | 'critical' {
  if (percent >= HEALTH.good) return 'good';
  return percent >= HEALTH.warning ? 'warning' : 'critical';
}

const metricSchema = z.object({
  /** a percent with a decimal, days, or a count; null when there is not enough data */
  value: z.number().nullable(),
  numerator: z.int().nullable(),
  /** of how many a percent or a median is; of health, what the least founded of its four parts is of */
  denominator: z.int().nullable(),
  /** the same of the period of the same length before; null when there is none to compare with */
  previous: z.number().nullable(),
  previous_denominator: z.int().nullable(),
  /** of a ratio: how many of the denominator have not gone on yet and still may; null for what is no ratio, and health */
  open: z.int().nullable(),
  /** what a ratio or health would be if all of them did; null for what is neither */
  highest: z.number().nullable(),
  previous_open: z.int().nullable(),
  previous_highest: z.number().nullable(),
});
export type MetricValue = z.infer<typeof metricSchema>;

const executiveSchema = z.object({
  period: z.object({
    from: daySchema,
    to: daySchema,
    previous_from: daySchema,
    previous_to: daySchema,
  }),
  /** whether there is nothing at all to measure: no job and no candidate, now or ever */
  is_empty: z.boolean(),
  metrics: z.object(
    Object.fromEntries(METRICS.map((metric) => [metric, metricSchema])) as Record<
      Metric,
      typeof metricSchema
    >,
  ),
  /** sourcing efficiency over all sources, which no card shows by itself: the first part of pipeline health */
  sourcing: metricSchema,
  funnel: z.array(
    z.object({
      stage: z.enum(FUNNEL_STAGES),
      /** that reached it in the period */
      reached: z.int(),
      /** of those: that have reached the next stage by now; null for the last stage */
      went_on: z.int().nullable(),
    }),
  ),
  hires_by_month: z.array(z.object({ month: z.string(), hires: z.int() })),
  /** hires in each of TIME_TO_HIRE_BANDS */
  time_to_hire: z.array(z.int()),
  sources: z.array(
    z.object({
      source: z.enum(SUBMISSION_TYPES),
      /** of a vendor */
      company: z.string().nullable(),
      entered: z.int(),
      shortlisted: z.int(),
      interviewed: z.int(),
      offers: z.int(),
      hires: z.int(),
      /** in the period, whenever they entered: joined, or lost without */
      decided: z.int(),
      /** percent of those decided that joined, which are `hires`; null when none was decided */
      hire_rate: z.number().nullable(),
    }),
  ),
  /**
   * stays that have ended, of those who reached the stage in the period, or for `previous_median` in the one before;
   * calendar days, null without any. `there` are in it today, whenever they came, in jobs that are not closed, and have
   * not been moved for `so_far` days (median); `waiting_long` of them not for more than LONG_WAIT days
   */
  time_in_stage: z.array(
    z.object({
      stage: z.enum(FUNNEL_STAGES),
      stays: z.int(),
      median: z.number().nullable(),
      mean: z.number().nullable(),
      previous_median: z.number().nullable(),
      there: z.int(),
      so_far: z.number().nullable(),
      waiting_long: z.int(),
    }),
  ),
  /** active jobs in each of JOB_AGE_BANDS; `without_selected` of them nobody has been selected for */
  ageing_jobs: z.array(z.object({ jobs: z.int(), without_selected: z.int() })),
  /** who stands in rejected, declined or did not join since a day of the period, by whose decision and why; most first */
  lost: z.array(
    z.object({
      decider: z.enum(DECIDERS),
      /** null when none was given */
      reason: z.enum(LOST_REASONS).nullable(),
      count: z.int(),
    }),
  ),
  /**
   * who put people into jobs, most first: how many in the period, and of all those they ever put there how many reached
   * what in the period, as `sources` has it
   */
  recruiters: z.array(
    z.object({
      /** with the name null in the one line of those of whom it is not known */
      user_id: z.uuid().nullable(),
      name: z.string().nullable(),
      /** of a vendor */
      company: z.string().nullable(),
      is_active: z.boolean(),
      submitted: z.int(),
      interviewed: z.int(),
      offers: z.int(),
      hires: z.int(),
      /** of those submitted in the period: that have reached Interview, or are lost without */
      decided: z.int(),
      /** percent of those decided that have reached Interview */
      interview_rate: z.number().nullable(),
      /** median calendar days until the first move, of those submitted in the period that were moved; null when none was */
      days_to_first_move: z.number().nullable(),
    }),
  ),
  /** the same by the department of the jobs, however it was typed; null for jobs of none */
  departments: z.array(
    z.object({
      department: z.string().nullable(),
      submitted: z.int(),
      interviewed: z.int(),
      offers: z.int(),
      hires: z.int(),
      decided: z.int(),
      interview_rate: z.number().nullable(),
    }),
  ),
  /** the vendor companies that can be filtered by */
  companies: z.array(z.string()),
});
export type Executive = z.infer<typeof executiveSchema>;

/**
 * A channel, or none that was said; `vendor` for people whom a vendor found before we put them into another job, `deleted`
 * where the person or the assignment is there no more, and nobody knows.
 */
export const CHANNEL_LINES = [...CHANNEL_WORDS, 'vendor', 'deleted'] as const;

const channelSchema = z.object({
  channel: z.enum(CHANNEL_LINES),
  submitted: z.int(),
  interviewed: z.int(),
  offers: z.int(),
  hires: z.int(),
  /** in the period, whenever they were submitted: joined, or lost without */
  decided: z.int(),
  /** percent of those decided that joined, which are `hires`; null when none was decided */
  hire_rate: z.number().nullable(),
});
export type ChannelLine = z.infer<typeof channelSchema>;

const measured = {
  period: periodSchema.default(DEFAULT_PERIOD),
  source: z.enum(SUBMISSION_TYPES).optional(),
  /** a vendor company, trimmed and without regard to case */
  company: writtenText().max(limits.shortText.max).optional(),
};

const department = writtenText().min(1, 'Please name the department').max(limits.shortText.max);

const planRowSchema = z.object({
  /** null: hires of jobs without a department, for which nothing can be planned */
  department: z.string().nullable(),
  quarters: z.array(
    z.object({
      planned: z.int().nullable(),
      actual: z.int(),
      /** of the plan, to be sent with a change; null when nothing is planned yet */
      version: z.int().nullable(),
    }),
  ),
});
export type HiringPlanRow = z.infer<typeof planRowSchema>;

/** All departments of a quarter: who joined is set against the plan only where there is one. */
const planTotalSchema = z.object({
  planned: z.int(),
  /** joined in departments with a plan for the quarter */
  joined_planned: z.int(),
  /** joined in all others */
  joined_unplanned: z.int(),
});
export type HiringPlanTotal = z.infer<typeof planTotalSchema>;

export const executiveRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/executive',
    tag: 'Executive dashboard',
    summary: 'Every number of the executive dashboard, for a period and source',
    permission: 'executive.read',
    query: z.object(measured),
    output: executiveSchema,
  }),
  channels: defineRoute({
    method: 'get',
    path: '/api/executive/channels',
    tag: 'Executive dashboard',
    summary: 'What became of the candidates of our own people, by the channel through which they were found',
    permission: 'executive.read',
    query: z.object(measured),
    output: z.object({ items: z.array(channelSchema) }),
  }),
  vendors: defineRoute({
    method: 'get',
    path: '/api/executive/vendors',
    tag: 'Executive dashboard',
    summary: 'What each vendor company brought, and our own people to compare them with',
    permission: 'executive.read',
    query: z.object(measured),
    output: z.object({ items: z.array(vendorSchema) }),
  }),
  plan: defineRoute({
    method: 'get',
    path: '/api/hiring-plan',
    tag: 'Executive dashboard',
    summary: 'Planned and actual hires of a calendar year by quarter and department',
    permission: 'executive.read',
    query: z.object({ year: yearSchema.optional() }),
    output: z.object({ year: z.int(), rows: z.array(planRowSchema), totals: z.array(planTotalSchema) }),
  }),
  savePlan: defineRoute({
    method: 'put',
    path: '/api/hiring-plan',
    tag: 'Executive dashboard',
    summary: 'Set how many people are to be hired for a department in a quarter',
    permission: 'executive.plan',
    body: z.object({
      year: yearSchema,
      quarter: z.int().min(1).max(4),
      department,
      planned_hires: z
        .int('Please type a whole number')
        .min(0, 'Please type 0 or more')
        .max(
          limits.plannedHires.max,
          `Please type ${limits.plannedHires.max.toLocaleString('en-IN')} or less`,
        ),
      /** of the plan that it was decided on; null when there was none */
      version: versionSchema.nullable(),
    }),
    output: z.object({ version: z.int() }),
    errors: ['changed_meanwhile'],
  }),
};
