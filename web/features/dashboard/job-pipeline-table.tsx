import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { STAGE_LABELS, STAGES } from '#contract/candidate-status.ts';
import type { dashboardRoutes } from '#contract/dashboard.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { useDrawnInParts } from '#web/lib/use-drawn-in-parts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import type { Paging } from '#web/ui/paged-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { pipelineQuery } from './dashboard.queries.ts';

type Row = RouteOutput<typeof dashboardRoutes.pipeline>['items'][number];

type JobPipelineTableProps = Pick<Paging, 'page' | 'onPage'>;

const columns: Column<Row>[] = [
  { key: 'jd', header: 'JD #', tight: true, cell: (job) => job.jd_id },
  {
    key: 'title',
    header: 'Requirement Title',
    rowHeader: true,
    cell: (job) => (
      <TextLink to="/jobs/$id/candidates" params={{ id: job.id }} fw={500}>
        {job.title}
      </TextLink>
    ),
  },
  ...STAGES.map((stage): Column<Row> => ({
    key: stage,
    header: STAGE_LABELS[stage],
    align: 'end',
    small: true,
    cell: (job) => <StageCount job={job} stage={stage} />,
  })),
];

/** Every job with the number of people in each stage, newest first, eight a page. */
export function JobPipelineTable({ page, onPage }: JobPipelineTableProps) {
  const { data: found, error, refetch, isPlaceholderData } = useQuery(pipelineQuery(page));
  const data = useDrawnInParts(found);
  const total = data?.total;
  const former = useRef(total);
  useEffect(() => {
    // Jobs that came or went move every row, so one starts over at the first page.
    const isOther = former.current !== undefined && total !== undefined && former.current !== total;
    if (isOther && page !== 1) onPage(1, { replace: true });
    former.current = total ?? former.current;
  }, [total, page, onPage]);
  const pages = data && Math.max(1, Math.ceil(data.total / data.page_size));
  const isBeyondEnd = !isPlaceholderData && pages !== undefined && page > pages;
  useEffect(() => {
    if (isBeyondEnd) onPage(pages, { replace: true });
  }, [isBeyondEnd, pages, onPage]);
  return (
    <Stack gap="sm" component="section" aria-labelledby="job-pipeline">
      <Title order={2} size="h3" id="job-pipeline">
        Job Pipeline
      </Title>
      <DataTable
        label="Job Pipeline"
        columns={columns}
        rows={isBeyondEnd ? undefined : data?.items}
        rowKey={(job) => job.id}
        loadingRows={8}
        stale={isPlaceholderData}
        error={error && { title: messages.dashboard.pipelineFailed, onRetry: () => refetch() }}
        empty={
          <EmptyState
            title={messages.dashboard.noJobs}
            description={messages.dashboard.noJobsHint}
            action={
              <ButtonLink to="/create-job" variant="default">
                {messages.job.createFirst}
              </ButtonLink>
            }
          />
        }
      />
      {pages !== undefined && (
        <Pager
          label="Job pipeline pages"
          page={page}
          pages={pages}
          onPage={onPage}
          addressOf={(to) => (to === 1 ? '/' : `/?page=${to}`)}
        />
      )}
    </Stack>
  );
}

function StageCount({ job, stage }: { job: Row; stage: (typeof STAGES)[number] }) {
  const count = job.stages[stage];
  if (count === 0) return <>0</>;
  return (
    <TextLink
      to="/jobs/$id/candidates"
      params={{ id: job.id }}
      search={{ tab: stage }}
      aria-label={`${count} in ${STAGE_LABELS[stage]} of ${job.title}`}
    >
      {count}
    </TextLink>
  );
}
