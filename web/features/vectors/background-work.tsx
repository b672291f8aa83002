import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BusyTask, GivenUpTask } from '#contract/background.ts';
import { formatDate } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { backgroundQuery, useRetryTasks } from './vectors.queries.ts';
import classes from './vectors.module.css';

/** Background work of every kind: what is under way, and what was given up, to be tried again. */
export function BackgroundWork() {
  const { data, error, refetch } = useQuery(backgroundQuery);
  const { run: again, busy } = useRetryTasks();
  const columns = useColumns(again, busy);
  const total = data?.given_up_total ?? 0;
  return (
    <Paper p="md" component="section" aria-labelledby="background-work">
      <KeepsFocus gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3" id="background-work">
            Background Work
          </Title>
          {total > 0 && (
            <Button size="compact-sm" loading={busy.has('all')} onClick={() => again('all')}>
              Retry All ({total})
            </Button>
          )}
        </Group>
        {error && !data && <ErrorState title={messages.background.loadFailed} onRetry={() => refetch()} />}
        {data && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {data.busy.length === 0 ? 'Nothing is waiting.' : data.busy.map(busyText).join(' · ')}
          </Text>
        )}
        {data && total === 0 && <Text size="sm">Nothing has failed.</Text>}
        {data && total > 0 && (
          <>
            <Text size="sm">{counted(total, 'task')} failed as often as they are tried.</Text>
            <DataTable
              label="Given up tasks"
              columns={columns}
              rows={data.given_up}
              rowKey={({ id }) => id}
              empty={null}
            />
          </>
        )}
      </KeepsFocus>
    </Paper>
  );
}

/** "Make the vector of a job: 3 (1 failed, tried again by itself)". */
export function busyText({ what, waiting, running, retrying }: BusyTask): string {
  const count = `${what}: ${waiting + running + retrying}`;
  return retrying === 0
    ? count
    : `${count} (${retrying} failed, tried again by ${retrying === 1 ? 'itself' : 'themselves'})`;
}

function useColumns(again: (id: string) => void, busy: ReadonlySet<string>): Column<GivenUpTask>[] {
  const timeZone = useTimeZone();
  return [
    { key: 'what', header: 'Task', rowHeader: true, cell: ({ what }) => what },
    {
      key: 'record',
      header: 'Record',
      cell: ({ record }) => {
        if (record === null) return '–';
        return record.kind === 'candidate' ? (
          <TextLink to="/candidate/$id" params={{ id: record.id }} className={classes.long}>
            {record.name}
          </TextLink>
        ) : (
          <TextLink to="/jobs/$id/candidates" params={{ id: record.id }}>
            {record.name}
          </TextLink>
        );
      },
    },
    {
      key: 'why',
      header: 'Why',
      cell: ({ why, attempts }) => `${why} Tried ${counted(attempts, 'time')}.`,
    },
    {
      key: 'when',
      header: 'Given up',
      tight: true,
      cell: ({ given_up_at }) => formatDate(given_up_at, timeZone),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: ({ id, what, record }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Retry: ${what}${record ? ` (${record.name})` : ''}`}
          loading={busy.has(id)}
          onClick={() => again(id)}
        >
          Retry
        </Button>
      ),
    },
  ];
}
