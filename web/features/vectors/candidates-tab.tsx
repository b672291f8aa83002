import {
  Alert,
  Button,
  Group,
  Paper,
  Skeleton,
  Select,
  SimpleGrid,
  Stack,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { formatDate } from '#contract/dates.ts';
import { VECTOR_STATUSES } from '#contract/list-words.ts';
import { messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import type { VectorCandidate } from '#contract/vectors.ts';
import { errorText } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { hint } from '#web/ui/hint.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { ListSearch } from '#web/ui/list-filters.tsx';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { ClearFilters, EmptyState, ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { RunErrors, RunProgress } from './run-progress.tsx';
import { useRun } from './use-run.ts';
import { VECTOR_STATE, VectorState } from './vector-state.tsx';
import {
  overviewQuery,
  useConvertCandidate,
  useStartRun,
  vectorCandidatesQuery,
  type VectorFilter,
} from './vectors.queries.ts';

interface CandidatesTabProps {
  filter: VectorFilter;
  onFilter: (change: Partial<VectorFilter>, how?: { replace: boolean }) => void;
  paging: Paging;
}

/** Candidates with the state of their vectors, and converting all who wait. */
export function CandidatesTab({ filter, onFilter, paging }: CandidatesTabProps) {
  const columns = useColumns();
  return (
    <Stack gap="md">
      <Conversion />
      <PagedTable
        {...paging}
        pageQuery={(page) => vectorCandidatesQuery(filter, page, PAGE_ROWS)}
        label="Candidates and their vectors"
        countText={(total) => counted(total, 'candidate')}
        filters={
          <>
            <ListSearch
              value={filter.search}
              onSearch={(search, how) => onFilter({ search }, how)}
              placeholder="Search by name or email"
            />
            <Select
              aria-label="Filter by vector status"
              placeholder="All vector statuses"
              w={190}
              clearable
              clearButtonProps={{ 'aria-label': 'Show all vector statuses' }}
              data={VECTOR_STATUSES.map((value) => ({ value, label: VECTOR_STATE[value].label }))}
              value={filter.status ?? null}
              onChange={(status) => onFilter({ status: status ?? undefined })}
            />
          </>
        }
        columns={columns}
        rowKey={({ id }) => id}
        loadingLabel="Loading candidates..."
        sort="newest"
        onSort={() => {}}
        errorText={(error) => ({ title: messages.candidate.listFailed, description: errorText(error) })}
        empty={
          filter.search || filter.status ? (
            <EmptyState
              title="No candidates match your search."
              action={<ClearFilters onClear={() => onFilter({ search: undefined, status: undefined })} />}
            />
          ) : (
            <EmptyState
              title="No candidates yet."
              description="Each resume gets its vector by itself when it is saved; here you see which have one."
            />
          )
        }
      />
    </Stack>
  );
}

const nothingToDo = `${messages.vector.nothingToDo.title}: ${messages.vector.nothingToDo.body}`;

/** The counts, the warning, and Convert All with its progress. */
function Conversion() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(overviewQuery);
  const start = useStartRun();
  const onOver = useCallback(() => {
    void askAgain(client, ['vectors', 'candidates', 'pipeline']);
  }, [client]);
  const run = useRun('candidates', onOver);
  if (error && !data) return <ErrorState title={messages.vector.loadFailed} onRetry={() => refetch()} />;
  const counts = data?.candidates;
  const running = run?.state === 'running';
  const pending = counts?.pending ?? 0;
  const convert = () =>
    start.mutate('candidates', { onError: () => toast.error(messages.vector.convertFailed) });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <Count label="Converted" value={counts?.converted} />
        <Count label="Pending" value={counts?.pending} />
        <Count label="No Resume" value={counts?.no_resume} />
        <Count label="Total" value={counts?.total} />
      </SimpleGrid>
      {run && running && <RunProgress run={run} label="Converting candidates" />}
      <Group>
        <Button onClick={convert} loading={start.isPending || running} disabled={pending === 0}>
          Convert All ({pending})
        </Button>
        {/* As high as the button, so that the list stays where it is when it comes. */}
        {pending > 0 && !running && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} py={6} flex={1} miw={240}>
            {counted(pending, 'candidate')} {pending === 1 ? 'needs' : 'need'} vector conversion for AI
            matching
          </Alert>
        )}
        {counts?.total !== 0 && pending === 0 && !running && (
          <Text size="sm" c="dimmed">
            {counts ? (
              nothingToDo
            ) : (
              // Its room is kept: it is what there mostly is to say.
              <Skeleton component="span" display="inline-block" w="auto" aria-hidden>
                {nothingToDo}
              </Skeleton>
            )}
          </Text>
        )}
      </Group>
      {run?.state === 'failed' && <Alert color="red">{messages.vector.runFailed}</Alert>}
      {run && !running && <RunErrors run={run} />}
    </Stack>
  );
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Paper p="sm">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600} size="xl">
        {value ?? '–'}
      </Text>
    </Paper>
  );
}

/** An empty cell would look as if its button had not come. */
function NothingToDo() {
  return (
    <>
      <Text span c="dimmed" aria-hidden>
        –
      </Text>
      <VisuallyHidden>Nothing to do: converted</VisuallyHidden>
    </>
  );
}

function useColumns(): Column<VectorCandidate, 'newest'>[] {
  const timeZone = useTimeZone();
  const { run: convert, busy } = useConvertCandidate();
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ id, name, email }) => (
        <>
          <TextLink to="/candidate/$id" params={{ id }} fw={500}>
            {name}
          </TextLink>
          <Text size="xs" c="dimmed">
            {email}
          </Text>
        </>
      ),
    },
    {
      key: 'created',
      header: 'Added',
      tight: true,
      cell: ({ created_at }) => formatDate(created_at, timeZone),
    },
    {
      key: 'status',
      header: 'Vector',
      cell: (candidate) => <VectorState {...candidate} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (candidate) => {
        if (candidate.status === 'converted') return <NothingToDo />;
        const aria = { 'aria-label': `Convert ${candidate.name}` };
        if (candidate.status === 'none')
          return (
            <Button
              size="compact-sm"
              variant="default"
              data-disabled
              aria-disabled
              {...aria}
              {...hint(messages.vector.noResume)}
            >
              Convert
            </Button>
          );
        return (
          <Button
            size="compact-sm"
            variant="default"
            {...aria}
            loading={busy.has(candidate.id)}
            onClick={() => convert(candidate)}
          >
            Convert
          </Button>
        );
      },
    },
  ];
}
