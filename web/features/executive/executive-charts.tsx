import { useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import type { SelectedFilter } from '#contract/reached.ts';
import { counted } from '#contract/text.ts';
import { useToday } from '#web/lib/app-info.ts';
import { ChartPanel } from './chart-panel.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { ageingLink, hiredAfterLink, hiredInMonthLink, reachedLink, sourceLink } from './figure-links.ts';
import { inOrderOf } from './figure-order.ts';
import { fileNameOf } from './file-name.ts';
import { type SourceSort, SourcesTable } from './sources-table.tsx';
import {
  ageingFigures,
  ageingLines,
  funnelFigures,
  funnelLines,
  monthFigures,
  SOURCE_COLUMNS,
  sourceFigures,
  sourceName,
  timeToHireFigures,
  timeToHireLines,
} from './tables.ts';

const HEIGHT = 260;
const NONE = messages.executive.notEnough;
const ACCENT = 'peacock.6';

const monthText = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
/** "Screening 3, Shortlist Not enough data": what a chart tells, in words. */
export const listed = (pairs: [string, number | null][]) =>
  pairs.map(([label, value]) => `${label} ${value ?? NONE}`).join(', ');

export interface Part {
  data: Executive;
  filter: ExecutiveFilter;
}

export function Funnel({ data, filter }: Part) {
  const { funnel, period } = data;
  const rows = funnelLines(data);
  return (
    <ChartPanel
      title="Hiring Funnel"
      about="Assignments that reached each stage in the period; in brackets, which percent of them went on from there so far. Whoever is moved past a stage has reached it. An offer still open has not gone on yet; Offer Acceptance Rate leaves it out."
      fileName={fileNameOf('hiring-funnel', period, filter)}
      isEmpty={rows.every(({ reached }) => reached === 0)}
      emptyText={NONE}
      chart={{
        summary: `Hiring funnel: ${rows.map(({ label, reached, conversion }) => `${label} ${reached}${conversion ? `, of whom ${conversion} went on` : ''}`).join('; ')}.`,
        height: HEIGHT,
        isLying: true,
        labelWidth: 140,
        series: [{ name: 'reached', label: 'Reached', color: ACCENT }],
        data: rows.map(({ label, reached, conversion }) => ({
          label: conversion === null || conversion === NONE ? label : `${label} (${conversion} went on)`,
          reached,
        })),
      }}
      table={{
        ...funnelFigures(data),
        linkOf: (row, column) => {
          const stage = funnel[row]?.stage;
          return stage && column === 1 ? reachedLink(stage, period, filter) : undefined;
        },
      }}
    />
  );
}

export function HiresByMonth({ data, filter }: Part) {
  const { period } = data;
  const rows = data.hires_by_month.map(({ month, hires }) => ({ label: monthText(month), hires, month }));
  return (
    <ChartPanel
      title="Hires by Month"
      about="People who joined, by the month of joining; the first and last month may not be whole."
      fileName={fileNameOf('hires-by-month', period, filter)}
      isEmpty={rows.every(({ hires }) => hires === 0)}
      emptyText={NONE}
      chart={{
        summary: `Hires by month: ${listed(rows.map(({ label, hires }) => [label, hires]))}.`,
        height: HEIGHT,
        series: [{ name: 'hires', label: 'Hires', color: 'green.6' }],
        data: rows.map(({ label, hires }) => ({ label, hires })),
      }}
      table={{
        ...monthFigures(data),
        linkOf: (row) => {
          const month = rows[row]?.month;
          return month === undefined ? undefined : hiredInMonthLink(month, period, filter);
        },
      }}
    />
  );
}

export function TimeToHire({ data, filter }: Part) {
  const { period } = data;
  const rows = timeToHireLines(data);
  const median = data.metrics.time_to_hire.value;
  return (
    <ChartPanel
      title="Time to Hire"
      about={`How long the whole of a hire took: those who joined, by the calendar days from the assignment's creation to joining.${median === null ? '' : ` The median, ${counted(median, 'day')}, is the card's.`}`}
      isWide
      fileName={fileNameOf('time-to-hire', period, filter)}
      isEmpty={rows.every(({ hires }) => hires === 0)}
      emptyText={NONE}
      chart={{
        summary: `Time to hire: ${listed(rows.map(({ label, hires }) => [label, hires]))}.`,
        height: HEIGHT,
        isLying: true,
        labelWidth: 130,
        series: [{ name: 'hires', label: 'Hires', color: 'blue.6' }],
        data: rows,
      }}
      table={{
        ...timeToHireFigures(data),
        linkOf: (row) => hiredAfterLink(row, period, filter),
      }}
    />
  );
}

/** More would be too thin to read; the table and the file hold them all. */
const SOURCES_DRAWN = 8;
/** As high as its sources need. */
const sourcesHeight = ({ sources }: Executive) =>
  Math.max(HEIGHT, 60 + Math.min(sources.length, SOURCES_DRAWN) * 48);

export function Sources({ data, filter }: Part) {
  const [sort, setSort] = useState<SourceSort>();
  const rows = data.sources.map((line) => ({ ...line, label: sourceName(line) }));
  const drawn = rows.slice(0, SOURCES_DRAWN);
  return (
    <ChartPanel
      title="Sources Compared"
      isWide
      about={`Whom our own team and each vendor submitted or added, and what was reached in the period, whenever they were submitted. Share joined is of those decided in the period.${rows.length > SOURCES_DRAWN ? ` The first ${SOURCES_DRAWN} of ${rows.length}; the table has all.` : ''}`}
      fileName={fileNameOf('sources-compared', data.period, filter)}
      isEmpty={rows.length === 0}
      emptyText={NONE}
      chart={{
        summary: `Sources: ${drawn.map(({ label, entered, shortlisted, hires }) => `${label} ${entered} submitted, ${shortlisted} shortlisted, ${hires} joined`).join('; ')}.`,
        height: sourcesHeight(data),
        isLying: true,
        labelWidth: 150,
        series: [
          { name: 'entered', label: 'Submitted', color: 'gray.5' },
          { name: 'shortlisted', label: 'Shortlisted', color: 'indigo.5' },
          { name: 'hires', label: 'Joined', color: 'green.6', column: 5 },
        ],
        data: drawn.map(({ label, entered, shortlisted, hires }) => ({ label, entered, shortlisted, hires })),
      }}
      table={{
        ...sourceFigures(sort ? inOrderOf(data.sources, sort, sourceName) : data.sources),
        linkOf: (row, column) => {
          const line = data.sources[row];
          const stage = SOURCE_COLUMNS[column - 1]?.stage;
          return line && stage && sourceLink(line, stage, data.period);
        },
        own: <SourcesTable data={data} sort={sort} onSort={setSort} />,
      }}
    />
  );
}

/** Of the columns of Ageing Jobs, after the age; the last counts them all. */
const AGEING_COLUMNS: readonly SelectedFilter[] = ['some', 'none'];

export function AgeingJobs({ data }: Pick<Part, 'data'>) {
  const today = useToday();
  const rows = ageingLines(data);
  return (
    <ChartPanel
      title="Ageing Jobs"
      about="Active jobs now, by the days since they were published, whatever the period and source."
      isWide
      fileName={`ageing-jobs_${today}`}
      isEmpty={rows.every((row) => row.with_selected + row.without_selected === 0)}
      emptyText={NONE}
      chart={{
        summary: `Active jobs by age: ${rows.map((row) => `${row.label} ${row.with_selected + row.without_selected}, of which ${row.without_selected} with nobody selected`).join('; ')}.`,
        height: HEIGHT,
        isLying: true,
        isStacked: true,
        labelWidth: 160,
        series: [
          { name: 'with_selected', label: 'Somebody selected', color: 'green.6' },
          { name: 'without_selected', label: 'Nobody selected yet', color: 'orange.6' },
        ],
        // The parts of a bar have no numbers of their own.
        data: rows.map((row) => ({
          ...row,
          label: `${row.label} (${row.with_selected + row.without_selected})`,
        })),
      }}
      table={{
        ...ageingFigures(data),
        linkOf: (row, column) => ageingLink(row, AGEING_COLUMNS[column - 1]),
      }}
    />
  );
}
