import { Button, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import type { VectorJob } from '#contract/vectors.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ConvertExisting } from './convert-existing.tsx';
import { useRegenerateJob, vectorJobsQuery } from './vectors.queries.ts';
import { VectorState } from './vector-state.tsx';

/** Converting what is there, and one job's vector anew. */
export function JobsTab() {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...vectorJobsQuery(search),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <Stack gap="md">
      <ConvertExisting />
      <SearchBox
        maw={420}
        value={search}
        onSearch={setSearch}
        placeholder="Search by title, JD ID or location"
      />
      <DataTable
        label="Jobs and their vectors"
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loadingLabel={messages.job.listLoading}
        stale={isPlaceholderData}
        error={error && { title: messages.job.listError, onRetry: () => refetch() }}
        empty={
          search ? (
            <EmptyState title="No jobs match your search." />
          ) : (
            <EmptyState
              title="No jobs yet."
              description="Each job gets its vector by itself when it is saved; here you see which have one."
            />
          )
        }
      />
      {data && data.total > data.items.length && (
        <Text size="sm" c="dimmed">
          The newest {data.items.length} of {counted(data.total, 'job')}. Search to find another.
        </Text>
      )}
    </Stack>
  );
}

function useColumns(): Column<VectorJob>[] {
  const { run: regenerate, busy } = useRegenerateJob();
  return [
    { key: 'jd', header: 'JD ID', tight: true, cell: ({ jd_id }) => jd_id },
    {
      key: 'title',
      header: 'Job Title',
      rowHeader: true,
      cell: ({ id, title }) => (
        <TextLink to="/jobs/$id/candidates" params={{ id }} fw={500}>
          {title}
        </TextLink>
      ),
    },
    {
      key: 'status',
      header: 'Vector',
      cell: (job) => <VectorState {...job} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: ({ id, title }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Regenerate the vector of ${title}`}
          loading={busy.has(id)}
          onClick={() => regenerate(id)}
        >
          Regenerate
        </Button>
      ),
    },
  ];
}
