import { Skeleton, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import {
  bandLabel,
  FUNNEL_LABELS,
  JOB_AGE_WORDS,
  TIME_TO_HIRE_WORDS,
  type SelectedFilter,
} from '#contract/reached.ts';
import { counted } from '#contract/text.ts';
import { WAITING_WORDS } from '#contract/waiting.ts';
import { useFilling } from '#web/lib/use-filling.ts';
import { TextLink } from '#web/ui/links.tsx';
import { ChartPanel } from './chart-panel.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import {
  ageingLink,
  hiredAfterLink,
  hiredInMonthLink,
  reachedLink,
  sourceLink,
  waitingLink,
} from './figure-links.ts';
import { inOrderOf } from './figure-order.ts';
import { Lost } from './lost.tsx';
import { SOURCE_COLUMNS, sourceName, type SourceSort, SourcesTable } from './sources-table.tsx';
import classes from './executive.module.css';

const HEIGHT = 260;
const NONE = messages.executive.notEnough;
const ACCENT = 'peacock.6';

const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
const percentText = (part: number, whole: number) => {
  const value = percent(part, whole);
  return value === null ? NONE : `${value}%`;
};
const monthText = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
const listed = (pairs: [string, number | null][]) =>
  pairs.map(([label, value]) => `${label} ${value ?? NONE}`).join(', ');

type Part = { data: Executive; filter: ExecutiveFilter };

const CHARTS = [Funnel, HiresByMonth, TimeToHire, TimeInStage, Sources, AgeingJobs, Lost];

/**
 * The numbers as charts, each with its table and file; in the tables numbers of people and jobs lead to them. Drawn one by
 * one: six at once hold a phone up for a quarter second.
 */
export function ExecutiveCharts({ data, filter }: Part) {
  const drawn = useFilling(CHARTS.length, { first: 1, step: 1 });
  return (
    <div className={classes.charts}>
      {CHARTS.map((Chart, index) =>
        index < drawn ? (
          <Chart key={Chart.name} data={data} filter={filter} />
        ) : (
          <Skeleton key={Chart.name} height={HEIGHT} />
        ),
      )}
    </div>
  );
}

function Funnel({ data: { funnel, period }, filter }: Part) {
  const rows = funnel.map(({ stage, reached, went_on }) => ({
    label: FUNNEL_LABELS[stage],
    reached,
    went_on,
    conversion: went_on === null ? null : percentText(went_on, reached),
  }));
  return (
    <ChartPanel
      title="Hiring Funnel"
      about="Assignments that reached each stage in the period; in brackets, how many of them went on so far. Whoever is moved past a stage has reached it. An offer still open has not gone on yet; Offer Acceptance Rate leaves it out."
      fileName="hiring-funnel"
      isEmpty={rows.every(({ reached }) => reached === 0)}
      emptyText={NONE}
      chart={{
        summary: `Hiring funnel: ${rows.map(({ label, reached, conversion }) => `${label} ${reached}${conversion ? `, of whom ${conversion} went on` : ''}`).join('; ')}.`,
        height: HEIGHT,
        isLying: true,
        labelWidth: 140,
        series: [{ name: 'reached', label: 'Reached', color: ACCENT }],
        data: rows.map(({ label, reached, conversion }) => ({
          label: conversion === null || conversion === NONE ? label : `${label} (${conversion})`,
          reached,
        })),
      }}
      table={{
        header: ['Stage', 'Reached', 'Went on so far', 'Conversion'],
        rows: rows.map(({ label, reached, went_on, conversion }) => [label, reached, went_on, conversion]),
        linkOf: (row, column) => {
          const stage = funnel[row]?.stage;
          return stage && column === 1 ? reachedLink(stage, period, filter) : undefined;
        },
      }}
    />
  );
}

function HiresByMonth({ data: { hires_by_month, period }, filter }: Part) {
  const rows = hires_by_month.map(({ month, hires }) => ({ label: monthText(month), hires, month }));
  return (
    <ChartPanel
      title="Hires by Month"
      about="People who joined, by the month of joining; the first and last month may not be whole."
      fileName="hires-by-month"
      isEmpty={rows.every(({ hires }) => hires === 0)}
      emptyText={NONE}
      chart={{
        summary: `Hires by month: ${listed(rows.map(({ label, hires }) => [label, hires]))}.`,
        height: HEIGHT,
        series: [{ name: 'hires', label: 'Hires', color: 'green.6' }],
        data: rows.map(({ label, hires }) => ({ label, hires })),
      }}
      table={{
        header: ['Month', 'Hires'],
        rows: rows.map(({ month, hires }) => [month, hires]),
        linkOf: (row) => {
          const month = rows[row]?.month;
          return month === undefined ? undefined : hiredInMonthLink(month, period, filter);
        },
      }}
    />
  );
}

function TimeToHire({ data: { time_to_hire, period }, filter }: Part) {
  const rows = TIME_TO_HIRE_WORDS.map((word, index) => ({
    label: bandLabel(word),
    hires: time_to_hire[index] ?? 0,
  }));
  return (
    <ChartPanel
      title="Time to Hire"
      about="Hires by the calendar days from the assignment's creation to joining."
      fileName="time-to-hire"
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
        header: ['Days', 'Hires'],
        rows: rows.map(({ label, hires }) => [label, hires]),
        linkOf: (row) => hiredAfterLink(row, period, filter),
      }}
    />
  );
}

function TimeInStage({ data: { time_in_stage }, filter }: Part) {
  const rows = time_in_stage.map((stage) => ({ ...stage, label: FUNNEL_LABELS[stage.stage] }));
  const medians = listed(rows.map(({ label, median }) => [label, median]));
  const soFar = listed(rows.map(({ label, so_far }) => [label, so_far]));
  return (
    <ChartPanel
      title="Time in Each Stage"
      about="Median calendar days of the stays that have ended, of those who reached the stage in the period; and for how long those who are there now have not been moved."
      fileName="time-in-each-stage"
      isEmpty={rows.every(({ stays, there }) => stays + there === 0)}
      emptyText={NONE}
      chart={{
        summary: `Median days in each stage: ${medians}. Of those there now, so far: ${soFar}.`,
        height: HEIGHT,
        isLying: true,
        labelWidth: 80,
        series: [
          { name: 'median', label: 'Stays that ended', color: 'violet.6' },
          { name: 'so_far', label: 'There now, so far', color: 'orange.6', column: 4 },
        ],
        data: rows.map(({ label, median, so_far }) => ({
          label,
          ...(median !== null && { median }),
          ...(so_far !== null && { so_far }),
        })),
      }}
      table={{
        header: ['Stage', 'Median days', 'Mean days', 'Stays', 'There now', 'Median days so far'],
        rows: rows.map(({ label, median, mean, stays, there, so_far }) => [
          label,
          median,
          mean,
          stays,
          there,
          so_far,
        ]),
      }}
    >
      <SlowNow rows={rows} />
      <WhoWaits filter={filter} />
    </ChartPanel>
  );
}

interface StageTime {
  label: string;
  median: number | null;
  so_far: number | null;
}

/** Names the stages whose people wait longer by now than a stay used to take. */
function SlowNow({ rows }: { rows: readonly StageTime[] }) {
  const slow = rows.filter(({ median, so_far }) => median !== null && so_far !== null && so_far > median);
  if (slow.length === 0) return null;
  return (
    <Text size="sm" mt="sm">
      Slower now than the stays that ended:{' '}
      {slow
        .map(
          ({ label, so_far, median }) =>
            `${label} (${counted(so_far ?? 0, 'day')} so far, against ${median})`,
        )
        .join(', ')}
      .
    </Text>
  );
}

/** Leads from how long stays took to whom one can still do something for: those whose stay has not ended. */
function WhoWaits({ filter }: { filter: ExecutiveFilter }) {
  return (
    <Text size="sm" mt="sm" data-print="none">
      Who waits now, in one status for more than{' '}
      {WAITING_WORDS.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <TextLink
            {...waitingLink(word, filter)}
            underline="always"
            aria-label={`${word} days: see them in Candidates`}
          >
            {word} days
          </TextLink>
        </Fragment>
      ))}
    </Text>
  );
}

/** More would be too thin to read; the table and the file hold them all. */
const SOURCES_DRAWN = 8;
/** As high as its sources need; the chart beside it is as high. */
const sourcesHeight = ({ sources }: Executive) =>
  Math.max(HEIGHT, 60 + Math.min(sources.length, SOURCES_DRAWN) * 48);

function Sources({ data }: Part) {
  const [sort, setSort] = useState<SourceSort>();
  const rows = data.sources.map((line) => ({ ...line, label: sourceName(line) }));
  const drawn = rows.slice(0, SOURCES_DRAWN);
  return (
    <ChartPanel
      title="Sources Compared"
      about={`What each source's assignments reached in the period. Hire rate: of those that came in within it, the percent that have joined so far.${rows.length > SOURCES_DRAWN ? ` The first ${SOURCES_DRAWN} of ${rows.length}; the table has all.` : ''}`}
      fileName="sources-compared"
      isEmpty={rows.length === 0}
      emptyText={NONE}
      chart={{
        summary: `Sources: ${drawn.map(({ label, entered, shortlisted, hires }) => `${label} ${counted(entered, 'assignment')}, ${shortlisted} shortlisted, ${counted(hires, 'hire')}`).join('; ')}.`,
        height: sourcesHeight(data),
        isLying: true,
        labelWidth: 150,
        series: [
          { name: 'entered', label: 'Assignments', color: 'gray.5' },
          { name: 'shortlisted', label: 'Shortlisted', color: 'indigo.5' },
          { name: 'hires', label: 'Hires', color: 'green.6', column: 5 },
        ],
        data: drawn.map(({ label, entered, shortlisted, hires }) => ({ label, entered, shortlisted, hires })),
      }}
      table={{
        header: [
          'Source',
          ...SOURCE_COLUMNS.map(({ header }) => header),
          'Hire rate',
          'Joined of assignments',
        ],
        rows: (sort ? inOrderOf(data.sources, sort, sourceName) : data.sources).map((line) => [
          sourceName(line),
          ...SOURCE_COLUMNS.map(({ key }) => line[key]),
          line.hire_rate,
          line.hired_of_entered,
        ]),
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

function AgeingJobs({ data }: Part) {
  const rows = JOB_AGE_WORDS.map((word, index) => {
    const { jobs = 0, without_selected = 0 } = data.ageing_jobs[index] ?? {};
    return { label: bandLabel(word), with_selected: jobs - without_selected, without_selected };
  });
  return (
    <ChartPanel
      title="Ageing Jobs"
      about="Active jobs now, by the days since they were published, whatever the period and source."
      fileName="ageing-jobs"
      isEmpty={rows.every((row) => row.with_selected + row.without_selected === 0)}
      emptyText={NONE}
      chart={{
        summary: `Active jobs by age: ${rows.map((row) => `${row.label} ${row.with_selected + row.without_selected}, of which ${row.without_selected} with nobody selected`).join('; ')}.`,
        height: sourcesHeight(data),
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
        header: ['Age', 'Somebody selected', 'Nobody selected yet', 'Jobs'],
        rows: rows.map((row) => [
          row.label,
          row.with_selected,
          row.without_selected,
          row.with_selected + row.without_selected,
        ]),
        linkOf: (row, column) => ageingLink(row, AGEING_COLUMNS[column - 1]),
      }}
    />
  );
}
