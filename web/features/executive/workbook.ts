import type { Cell, WriteSheet } from 'hucre/xlsx';
import { formatDay } from '#contract/dates.ts';
import { type ChannelLine, type Executive, METRIC_DESCRIPTIONS, METRICS } from '#contract/executive.ts';
import type { VendorLine } from '#contract/executive-vendors.ts';
import type { executiveRoutes } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import type { ExecutiveFilter } from './executive.queries.ts';
import { periodText, sourceText } from './file-name.ts';
import { formulaText } from './metric-words.ts';
import {
  ageingFigures,
  channelFigures,
  departmentFigures,
  type Figures,
  funnelFigures,
  lostFigures,
  monthFigures,
  planFigures,
  recruiterFigures,
  sourceFigures,
  timeInStageFigures,
  timeToHireFigures,
  vendorFigures,
} from './tables.ts';

export interface AllFigures {
  data: Executive;
  vendors: readonly VendorLine[];
  channels: readonly ChannelLine[];
  plan: RouteOutput<typeof executiveRoutes.plan>;
  filter: ExecutiveFilter;
  /** the day (YYYY-MM-DD) as of which they are */
  today: string;
}

interface Sheet extends Figures {
  name: string;
  /** lines above the table, of which the file tells once */
  above?: [string, string][];
}

/** Every panel of the screen, in its order, after the cards with what they are of. */
function sheetsOf({ data, vendors, channels, plan, filter, today }: AllFigures): Sheet[] {
  return [
    {
      name: 'Summary',
      above: [
        ['Period', periodText(filter, data.period)],
        ['Source', sourceText(filter)],
        ['As of', formatDay(today)],
      ],
      ...metricFigures(data),
    },
    { name: 'Hiring Funnel', ...funnelFigures(data) },
    { name: 'Hires by Month', ...monthFigures(data) },
    { name: 'Sources Compared', ...sourceFigures(data.sources) },
    { name: 'Vendors Compared', ...vendorFigures(vendors) },
    { name: 'Hires by Channel', ...channelFigures(channels) },
    { name: 'Time to Hire', ...timeToHireFigures(data) },
    { name: 'Time in Each Stage', ...timeInStageFigures(data) },
    {
      name: 'Ageing Jobs',
      above: [['Of', `Whatever the period and source: active jobs as of ${formatDay(today)}`]],
      ...ageingFigures(data),
    },
    { name: 'Why People Are Lost', ...lostFigures(data) },
    { name: 'By Recruiter', ...recruiterFigures(data.recruiters) },
    { name: 'By Department', ...departmentFigures(data.departments) },
    {
      name: `Hiring Plan ${plan.year}`,
      above: [['Of', `The whole year ${plan.year}, all sources`]],
      ...planFigures(plan.rows, plan.totals),
    },
  ];
}

const UNITS = { percent: '%', days: 'days', count: '' };

function metricFigures(data: Executive): Figures {
  return {
    header: ['Figure', 'Value', 'Unit', 'Period before', 'How it is made'],
    rows: METRICS.map((metric) => {
      const { value, previous } = data.metrics[metric];
      const { label, unit } = METRIC_DESCRIPTIONS[metric];
      return [label, value ?? messages.executive.notEnough, UNITS[unit], previous, formulaText(metric, data)];
    }),
  };
}

/** The first column holds names; the others are as wide as their headings, within reason. */
const NAMES_WIDTH = 30;
const LEAST_WIDTH = 12;
const bold = { font: { bold: true } };
const PERCENT = { numFmt: '0.0%' };

function asSheet({ name, header, rows, percents = [], above = [] }: Sheet): WriteSheet {
  const lines = [...above, ...(above.length > 0 ? [[]] : []), header, ...rows];
  const at = lines.indexOf(header);
  const headings = header.map(
    (text, column) => [`${at},${column}`, { value: text, type: 'string', style: bold } as const] as const,
  );
  // Shown as a percent, and reckoned with as what it is a share of.
  const shares = percents.flatMap((heading) => {
    const column = header.indexOf(heading);
    return rows.flatMap((row, index) => {
      const value = row[column];
      if (typeof value !== 'number') return [];
      const share = { value: Math.round(value * 10) / 1000, type: 'number', style: PERCENT } as const;
      return [[`${at + 1 + index},${column}`, share] as const];
    });
  });
  return {
    name,
    columns: header.map((text, column) => ({
      width: column === 0 ? NAMES_WIDTH : Math.max(LEAST_WIDTH, text.length + 2),
    })),
    rows: lines.map((line) => line.map((cell) => (typeof cell === 'string' ? harmlessText(cell) : cell))),
    cells: new Map<string, Partial<Cell>>([...headings, ...shares]),
    freezePane: { rows: at + 1 },
  };
}

/** All figures as one spreadsheet, a sheet for each panel. */
export async function workbookOf(all: AllFigures): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: sheetsOf(all).map(asSheet) });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
