import { CHANNEL_LABELS, CHANNEL_NOT_SAID } from '#contract/channel-labels.ts';
import type { ChannelLine, Executive, HiringPlanRow, HiringPlanTotal } from '#contract/executive.ts';
import type { VendorLine } from '#contract/executive-vendors.ts';
import { messages } from '#contract/messages.ts';
import {
  bandLabel,
  FUNNEL_LABELS,
  type FunnelStage,
  JOB_AGE_WORDS,
  TIME_TO_HIRE_WORDS,
} from '#contract/reached.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import { lostLines } from './lost-lines.ts';
import { type Recruiter, recruiterName } from './recruiter-order.ts';

type Cell = string | number | null;

/** The numbers of a panel as they stand in a table and in a file; the first column names the row. */
export interface Figures {
  header: string[];
  rows: Cell[][];
  /** the columns whose numbers are percents, by their headings */
  percents?: readonly string[];
}

const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
const percentText = (part: number, whole: number) => {
  const value = percent(part, whole);
  return value === null ? messages.executive.notEnough : `${value}%`;
};

/** The stages of the funnel, each with how many of its people went on. */
export function funnelLines({ funnel }: Pick<Executive, 'funnel'>) {
  return funnel.map(({ stage, reached, went_on }) => ({
    label: FUNNEL_LABELS[stage],
    reached,
    went_on,
    conversion: went_on === null ? null : percentText(went_on, reached),
  }));
}

export function funnelFigures(data: Pick<Executive, 'funnel'>): Figures {
  return {
    header: ['Stage', 'Reached', 'Went on so far', 'Conversion'],
    rows: data.funnel.map(({ stage, reached, went_on }) => [
      FUNNEL_LABELS[stage],
      reached,
      went_on,
      went_on === null ? null : (percent(went_on, reached) ?? messages.executive.notEnough),
    ]),
    percents: ['Conversion'],
  };
}

export function monthFigures({ hires_by_month }: Pick<Executive, 'hires_by_month'>): Figures {
  return { header: ['Month', 'Hires'], rows: hires_by_month.map(({ month, hires }) => [month, hires]) };
}

/** Hires by how long they took. */
export function timeToHireLines({ time_to_hire }: Pick<Executive, 'time_to_hire'>) {
  return TIME_TO_HIRE_WORDS.map((word, index) => ({
    label: bandLabel(word),
    hires: time_to_hire[index] ?? 0,
  }));
}

export function timeToHireFigures(data: Pick<Executive, 'time_to_hire'>): Figures {
  return {
    header: ['Days', 'Hires'],
    rows: timeToHireLines(data).map(({ label, hires }) => [label, hires]),
  };
}

export function timeInStageFigures({ time_in_stage }: Pick<Executive, 'time_in_stage'>): Figures {
  return {
    header: [
      'Stage',
      'Median days',
      'Period before',
      'Mean days',
      'Stays',
      'There now',
      'Median days so far',
      `Over ${LONG_WAIT} days now`,
    ],
    rows: time_in_stage.map(
      ({ stage, median, previous_median, mean, stays, there, so_far, waiting_long }) => [
        FUNNEL_LABELS[stage],
        median,
        previous_median,
        mean,
        stays,
        there,
        so_far,
        waiting_long,
      ],
    ),
  };
}

/** Active jobs by age, those apart for whom nobody has been selected. */
export function ageingLines({ ageing_jobs }: Pick<Executive, 'ageing_jobs'>) {
  return JOB_AGE_WORDS.map((word, index) => {
    const { jobs = 0, without_selected = 0 } = ageing_jobs[index] ?? {};
    return { label: bandLabel(word), with_selected: jobs - without_selected, without_selected };
  });
}

export function ageingFigures(data: Pick<Executive, 'ageing_jobs'>): Figures {
  return {
    header: ['Age', 'Somebody selected', 'Nobody selected yet', 'Jobs'],
    rows: ageingLines(data).map(({ label, with_selected, without_selected }) => [
      label,
      with_selected,
      without_selected,
      with_selected + without_selected,
    ]),
  };
}

/** Of how many a share is: those of whom it is decided. */
const OF_DECIDED = 'Of decided';

export type Source = Executive['sources'][number];

/** "Internal", or the company; "Vendor" for those of none. */
export function sourceName({ source, company }: Pick<Source, 'source' | 'company'>): string {
  return source === 'internal' ? 'Internal' : (company ?? 'Vendor');
}

/** The columns that count assignments, and what it is that they reached. */
export const SOURCE_COLUMNS = [
  { key: 'entered', header: 'Submitted', stage: 'entered' },
  { key: 'shortlisted', header: 'Shortlisted', stage: 'shortlist' },
  { key: 'interviewed', header: 'Reached interview', stage: 'interview' },
  { key: 'offers', header: 'Offers', stage: 'offer' },
  { key: 'hires', header: 'Joined', stage: 'joined' },
] as const satisfies { key: keyof Source; header: string; stage: FunnelStage }[];

export function sourceFigures(sources: readonly Source[]): Figures {
  return {
    header: ['Source', ...SOURCE_COLUMNS.map(({ header }) => header), 'Share joined', OF_DECIDED],
    rows: sources.map((line) => [
      sourceName(line),
      ...SOURCE_COLUMNS.map(({ key }) => line[key]),
      line.hire_rate,
      line.decided,
    ]),
    percents: ['Share joined'],
  };
}

export function lostFigures(data: Pick<Executive, 'lost'>): Figures {
  return {
    header: ['Reason', 'Our decision', "Candidate's decision", 'All'],
    rows: lostLines(data).map(({ label, ours, theirs }) => [label, ours, theirs, ours + theirs]),
  };
}

/** What is told of each that is compared. */
export interface Compared {
  submitted: number;
  interviewed: number;
  offers: number;
  hires: number;
  decided: number;
  interview_rate: number | null;
}
export type ComparedFigure = Exclude<keyof Compared, 'decided'>;

/** The columns of people, and what it is that they reached. */
export const PEOPLE = [
  { key: 'submitted', header: 'Submitted', stage: 'entered' },
  { key: 'interviewed', header: 'Reached interview', stage: 'interview' },
  { key: 'offers', header: 'Offers', stage: 'offer' },
  { key: 'hires', header: 'Joined', stage: 'joined' },
] as const satisfies { key: ComparedFigure; header: string; stage: FunnelStage }[];

const peopleHeader = PEOPLE.map(({ header }) => header);
const TO_INTERVIEW = 'To interview';
const comparedHeader = [...peopleHeader, TO_INTERVIEW, OF_DECIDED];
const comparedCells = (row: Compared) => [
  ...PEOPLE.map(({ key }) => row[key]),
  row.interview_rate,
  row.decided,
];

export function recruiterFigures(recruiters: readonly Recruiter[]): Figures {
  return {
    header: ['Recruiter', 'Company', 'Active', ...comparedHeader, 'Days to first move'],
    rows: recruiters.map((row) => [
      recruiterName(row),
      row.company,
      row.is_active ? 'Yes' : 'No',
      ...comparedCells(row),
      row.days_to_first_move,
    ]),
    percents: [TO_INTERVIEW],
  };
}

export type Department = Executive['departments'][number];
export const departmentName = ({ department }: Pick<Department, 'department'>) =>
  department ?? 'No department';

export function departmentFigures(departments: readonly Department[]): Figures {
  return {
    header: ['Department', ...comparedHeader],
    rows: departments.map((row) => [departmentName(row), ...comparedCells(row)]),
    percents: [TO_INTERVIEW],
  };
}

/** What is told of vendors beside the numbers of people. */
export const VENDOR_HEADERS = {
  acceptance_rate: 'Offer acceptance',
  days_to_hire: 'Days to hire',
  undecided: 'Undecided',
  refused: 'Known already',
};

export function vendorFigures(vendors: readonly VendorLine[]): Figures {
  const { acceptance_rate, days_to_hire, undecided, refused } = VENDOR_HEADERS;
  return {
    header: ['Vendor', ...peopleHeader, acceptance_rate, 'Of answered', days_to_hire, undecided, refused],
    rows: vendors.map((row) => [
      sourceName(row),
      ...PEOPLE.map(({ key }) => row[key]),
      row.acceptance_rate,
      row.answered,
      row.days_to_hire,
      row.undecided,
      row.refused,
    ]),
    percents: [acceptance_rate],
  };
}

const CHANNEL_NAMES: Record<ChannelLine['channel'], string> = {
  ...CHANNEL_LABELS,
  vendor: 'Found by a vendor, added by us',
  none: CHANNEL_NOT_SAID,
  deleted: 'Deleted since',
};
export const channelName = ({ channel }: Pick<ChannelLine, 'channel'>) => CHANNEL_NAMES[channel];

export function channelFigures(channels: readonly ChannelLine[]): Figures {
  return {
    header: ['Channel', ...peopleHeader, 'Share joined', OF_DECIDED],
    rows: channels.map((row) => [
      channelName(row),
      ...PEOPLE.map(({ key }) => row[key]),
      row.hire_rate,
      row.decided,
    ]),
    percents: ['Share joined'],
  };
}

export const QUARTERS = ['Q1 (Jan–Mar)', 'Q2 (Apr–Jun)', 'Q3 (Jul–Sep)', 'Q4 (Oct–Dec)'];
export const PLAN_TOTAL = 'Total';

/** Who joined stands in one of two columns, so that each column adds up to its total. */
export function planFigures(rows: readonly HiringPlanRow[], totals: readonly HiringPlanTotal[]): Figures {
  const columns = ['planned', 'joined', 'joined without a plan'];
  return {
    header: ['Department', ...QUARTERS.flatMap((label) => columns.map((column) => `${label} ${column}`))],
    rows: [
      ...rows.map((row) => [
        departmentName(row),
        ...row.quarters.flatMap(({ planned, actual }) =>
          planned === null ? [null, null, actual] : [planned, actual, null],
        ),
      ]),
      [
        PLAN_TOTAL,
        ...totals.flatMap(({ planned, joined_planned, joined_unplanned }) => [
          planned,
          joined_planned,
          joined_unplanned,
        ]),
      ],
    ],
  };
}
