import { Badge, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBulb,
  IconChecklist,
  IconRefresh,
  IconTrendingDown,
  IconTrendingUp,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { SwotPart } from '#contract/swot.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { countsQuery } from './dashboard.queries.ts';
import { useRefreshSwot, useSwot } from './swot.queries.ts';
import { SwotPoints } from './swot-points.tsx';
import classes from './swot.module.css';

const SCOPE = 'global';
const indian = new Intl.NumberFormat('en-IN');
const texts = messages.dashboard;

/** Shown at first, so that the table below stays in sight; the actions stand beside two rows of the others. */
const FIRST = { points: 4, actions: 8 };

const QUADRANTS: { part: SwotPart; title: string; empty: string; icon: Icon }[] = [
  { part: 'strengths', title: 'Strengths', empty: texts.noStrengths, icon: IconTrendingUp },
  { part: 'weaknesses', title: 'Weaknesses', empty: texts.noWeaknesses, icon: IconTrendingDown },
  { part: 'opportunities', title: 'Opportunities', empty: texts.noOpportunities, icon: IconBulb },
  { part: 'threats', title: 'Threats', empty: texts.noThreats, icon: IconAlertTriangle },
];

/**
 * What is strong, weak, open and at risk in the jobs, and what to do next. `waiting` tells beside it of what no analysis knows,
 * null for nothing; `isWaitingComing` while that is not there yet.
 */
export function Swot({ waiting, isWaitingComing }: { waiting: ReactNode; isWaitingComing: boolean }) {
  const { data, error, refetch, isFetchedAfterMount } = useSwot(SCOPE);
  // Asked for again later on, it is waited for where it stands.
  const [wasShown, setWasShown] = useState(false);
  const { mutate, isPending, isIdle } = useRefreshSwot(SCOPE);
  const hasNoJobs = useQuery(countsQuery).data?.jobs === 0;
  // "No weaknesses detected." must not be said of jobs that nobody has looked at yet.
  const isFirst = isFetchedAfterMount && data?.analysis === null && isIdle;
  useEffect(() => {
    if (isFirst) mutate();
  }, [isFirst, mutate]);
  if (error && !data)
    return (
      <Paper>
        <ErrorState title={texts.swotFailed} onRetry={() => refetch()} />
      </Paper>
    );
  const isComing = !data || (!data.analysis && (isFirst || isPending));
  if (!isComing && !wasShown) setWasShown(true);
  const listOf = (part: SwotPart, empty: string | null): ReactNode =>
    data?.analysis ? (
      <SwotPoints
        points={data.analysis[part]}
        total={data.analysis.totals[part]}
        empty={empty}
        of={part === 'action_items' ? 'actions' : 'jobs'}
        first={part === 'action_items' ? FIRST.actions : FIRST.points}
      />
    ) : isComing ? (
      <Lines count={part === 'action_items' ? FIRST.actions : FIRST.points} />
    ) : (
      <Text size="sm" c="dimmed">
        {texts.notAnalysed}
      </Text>
    );
  return (
    <div className={classes.layout} data-growing={(isComing && !wasShown) || isWaitingComing || undefined}>
      <Paper component="section" p="md" aria-labelledby="swot" aria-busy={!data}>
        <Group justify="space-between" gap="xs" mb="md">
          <Title order={2} size="h3" id="swot">
            SWOT Analysis
          </Title>
          <Group gap="sm">
            {data ? (
              <LastUpdated at={data.generated_at} isOutdated={data.is_outdated} />
            ) : (
              <LastUpdatedComing />
            )}
            <Refresh isPending={isPending} isOffered={data?.is_outdated ?? false} onRefresh={mutate} />
          </Group>
        </Group>
        {hasNoJobs && (
          <Text size="sm" mb="sm">
            {texts.nothingToAnalyse}
          </Text>
        )}
        {/* Others than those that are coming, which are of another height: the headings do not move, they appear. */}
        <div className={classes.quadrants} key={isComing ? 'coming' : 'there'}>
          {QUADRANTS.map(({ part, title, empty, icon: Sign }) => (
            <section
              key={part}
              className={classes.quadrant}
              data-part={part}
              aria-labelledby={`swot-${part}`}
            >
              <Title order={3} size="h4" className={classes.heading}>
                <Sign size={16} aria-hidden />{' '}
                <Skeleton component="span" visible={isComing} w="auto" id={`swot-${part}`}>
                  {title}
                </Skeleton>
                {data?.analysis && !hasNoJobs && (
                  <Text component="span" size="xs" c="dimmed">
                    {indian.format(data.analysis.totals[part])}
                  </Text>
                )}
              </Title>
              {listOf(part, empty)}
            </section>
          ))}
        </div>
      </Paper>
      <Paper component="section" p="md" aria-labelledby="action-items" aria-busy={!data}>
        <Title order={2} size="h3" id="action-items" className={classes.heading} mb="md" mih={30}>
          <IconChecklist size={18} aria-hidden /> Action Items
        </Title>
        {listOf('action_items', waiting === null && !isWaitingComing ? texts.noActions : null)}
        {!isComing && waiting}
      </Paper>
    </div>
  );
}

interface RefreshProps {
  isPending: boolean;
  /** there is something new to be found */
  isOffered: boolean;
  onRefresh: () => void;
}

function Refresh({ isPending, isOffered, onRefresh }: RefreshProps) {
  return (
    <Button
      variant={isOffered ? 'light' : 'default'}
      size="xs"
      leftSection={<IconRefresh size={14} aria-hidden />}
      data-disabled={isPending || undefined}
      aria-disabled={isPending}
      onClick={() => {
        // Stays focused while busy, as a disabled button would not.
        if (!isPending) onRefresh();
      }}
    >
      {isPending ? 'Refreshing…' : 'Refresh Analysis'}
    </Button>
  );
}

/** When the analysis was made, and whether it holds no more: nothing else tells that the cards beside it are newer. */
function LastUpdated({ at, isOutdated }: { at: string | null; isOutdated: boolean }) {
  const timeZone = useTimeZone();
  if (at === null)
    return (
      <Text size="xs" c="dimmed">
        {texts.notAnalysed}
      </Text>
    );
  return (
    <Group gap="2px 8px" role="status">
      <Text size="xs" c="dimmed">
        Last updated: <time dateTime={at}>{formatMoment(at, timeZone)}</time>
      </Text>
      {isOutdated && (
        <Badge color="yellow" size="sm" miw="max-content">
          {texts.swotOutdated}
        </Badge>
      )}
    </Group>
  );
}

/** As long as most are. */
const SOME_DAY = 'Last updated: November 22, 2026, 10:00 am';

function LastUpdatedComing() {
  return (
    <Skeleton w="auto" aria-hidden>
      <Text size="xs">{SOME_DAY}</Text>
    </Skeleton>
  );
}

/** As high as so many points of usual length: a job's title, and two lines that say what it is. */
function Lines({ count }: { count: number }) {
  return (
    <div className={classes.points}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          {[60, 95, 45].map((width) => (
            <Skeleton key={width} height={12} my={4} width={`${width}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
