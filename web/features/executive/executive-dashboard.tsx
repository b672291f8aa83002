import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { useDrawnInParts } from '#web/lib/use-drawn-in-parts.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ExecutiveFilters } from './executive-filters.tsx';
import { type ExecutiveFilter, executiveQuery } from './executive.queries.ts';
import { Formulas } from './formulas.tsx';
import { HealthBadge, MetricCards } from './metric-cards.tsx';

// Below the cards, which need not wait for a hundred kilobytes of drawing.
const Body = onDemand(() => import('./executive-body.tsx'));

interface ExecutiveDashboardProps {
  filter: ExecutiveFilter;
  onFilter: (filter: ExecutiveFilter) => void;
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** How hiring goes as a whole: cards, charts and the hiring plan. */
export function ExecutiveDashboard({ filter, onFilter, year, onYear }: ExecutiveDashboardProps) {
  const { data: found, error, refetch, isPlaceholderData } = useQuery(executiveQuery(filter));
  const data = useDrawnInParts(found);
  const hasFailed = error !== null && !data;
  if (data?.is_empty)
    return (
      <Paper>
        <EmptyState
          title={messages.executive.empty}
          description={messages.executive.nothingYet}
          action={<ButtonLink to="/create-job">{messages.job.createFirst}</ButtonLink>}
        />
      </Paper>
    );
  return (
    <>
      {/* They stay where nothing can be shown: for another period there may be an answer. */}
      <ExecutiveFilters filter={filter} onFilter={onFilter} data={data} failed={hasFailed} />
      {hasFailed ? (
        <Paper>
          <ErrorState
            title={messages.executive.failed}
            description={errorText(error)}
            onRetry={() => refetch()}
          />
        </Paper>
      ) : (
        <>
          <MetricCards data={data} stale={isPlaceholderData} filter={filter} />
          <Formulas data={data} />
        </>
      )}
      {data && (
        <Body fallback={<Skeleton height={2000} />} data={data} filter={filter} year={year} onYear={onYear} />
      )}
    </>
  );
}

/** The one number of it all, beside the heading. */
export function PipelineHealth({ filter }: Pick<ExecutiveDashboardProps, 'filter'>) {
  const { data, error } = useQuery(executiveQuery(filter));
  return (error && !data) || data?.is_empty ? null : <HealthBadge data={data} />;
}
