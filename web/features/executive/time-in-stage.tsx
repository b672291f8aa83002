import { Text } from '@mantine/core';
import { Fragment } from 'react';
import type { Executive } from '#contract/executive.ts';
import { messages } from '#contract/messages.ts';
import { FUNNEL_LABELS } from '#contract/reached.ts';
import { counted } from '#contract/text.ts';
import { LONG_WAIT, WAITING_WORDS } from '#contract/waiting.ts';
import { TextLink } from '#web/ui/links.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { listed, type Part } from './executive-charts.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { waitingInLink, waitingLink } from './figure-links.ts';
import { fileNameOf } from './file-name.ts';
import { timeInStageFigures } from './tables.ts';

type StageTime = Executive['time_in_stage'][number] & { label: string };

/** Of the table, counted from 0: how many wait for long. */
const WAITING_LONG = 7;

/** Where people wait: how long the stages take and took before, and who has been in one for long. */
export function TimeInStage({ data, filter }: Part) {
  const rows = data.time_in_stage.map((stage) => ({ ...stage, label: FUNNEL_LABELS[stage.stage] }));
  const medians = listed(rows.map(({ label, median }) => [label, median]));
  const before = listed(rows.map(({ label, previous_median }) => [label, previous_median]));
  const soFar = listed(rows.map(({ label, so_far }) => [label, so_far]));
  return (
    <ChartPanel
      title="Time in Each Stage"
      about="How long one stage takes, whatever became of the people: median calendar days of the stays that have ended, of those who reached the stage in the period, and beside it of the period before, of which more of the long stays have ended; and for how long those who are there now have not been moved. They do not add up to Time to Hire, which is of those who joined alone."
      isWide
      fileName={fileNameOf('time-in-each-stage', data.period, filter)}
      isEmpty={rows.every(({ stays, there }) => stays + there === 0)}
      emptyText={messages.executive.notEnough}
      chart={{
        summary: `Median days in each stage: ${medians}. In the period before: ${before}. Of those there now, so far: ${soFar}.`,
        height: 260,
        isLying: true,
        labelWidth: 80,
        series: [
          { name: 'median', label: 'Took, of stays that ended', color: 'violet.6', note: 'before' },
          { name: 'so_far', label: 'So far, of those there now', color: 'orange.6' },
        ],
        data: rows.map(({ label, median, previous_median, so_far }) => ({
          label,
          ...(median !== null && { median }),
          ...(previous_median !== null && { before: `${previous_median} before` }),
          ...(so_far !== null && { so_far }),
        })),
      }}
      table={{
        ...timeInStageFigures(data),
        linkOf: (row, column) => {
          const stage = rows[row]?.stage;
          return stage && column === WAITING_LONG ? waitingInLink(stage, filter) : undefined;
        },
      }}
    >
      <SlowNow rows={rows} />
      <WhoWaits rows={rows} filter={filter} />
    </ChartPanel>
  );
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

interface WhoWaitsProps {
  rows: readonly StageTime[];
  filter: ExecutiveFilter;
}

/** Leads from how long stays took to whom one can still do something for: those whose stay has not ended. */
function WhoWaits({ rows, filter }: WhoWaitsProps) {
  return (
    <>
      <Text size="sm" mt="sm">
        In one status for more than {LONG_WAIT} days now:{' '}
        {rows.map(({ stage, label, waiting_long }, index) => (
          <Fragment key={stage}>
            {index > 0 && ', '}
            {waiting_long > 0 ? (
              <TextLink
                {...waitingInLink(stage, filter)}
                underline="always"
                aria-label={`${label} ${waiting_long}: see them in Candidates`}
              >
                {label} {waiting_long}
              </TextLink>
            ) : (
              `${label} 0`
            )}
          </Fragment>
        ))}
      </Text>
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
    </>
  );
}
