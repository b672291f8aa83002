import { Badge, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelp,
  IconPlayerPause,
  type Icon,
} from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  AI_OUTCOME_TEXTS,
  type AiEngineStatus,
  aiRoutes,
  type AiStatus,
  BUILTIN_ENGINE,
} from '#contract/ai.ts';
import { formatMoment } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { costText, engineName, HEALTH_LABELS, monthName, PURPOSE_LABELS, tokens } from './ai-engine-words.ts';

/** Calls go on while somebody looks. */
const LOOK_AGAIN = 30_000;

const statusQuery = queryOptions({
  queryKey: ['ai', 'status'],
  queryFn: ({ signal }) => call(aiRoutes.status, { signal }),
  refetchInterval: LOOK_AGAIN,
});

/** Which AI engine works, how it is, and what it costs this month. */
export default function AiEngineCard() {
  const { data, error, refetch } = useQuery(statusQuery);
  return (
    <Stack component="section" aria-labelledby="ai-engine" gap="sm">
      <Title order={2} id="ai-engine">
        AI Engine
      </Title>
      <Paper p={{ base: 'md', sm: 'lg' }}>
        {data ? (
          <Status status={data} />
        ) : error ? (
          <ErrorState title={messages.ai.statusFailed} onRetry={() => refetch()} />
        ) : (
          <LoadingState label="Loading AI engine..." />
        )}
      </Paper>
    </Stack>
  );
}

function Status({ status: { provider, writing, embedding, month } }: { status: AiStatus }) {
  return (
    <Stack gap="md">
      <Text size="sm">
        {provider === null
          ? 'The built-in engine does everything on your own server: no text leaves it, and it costs nothing. Whoever runs the server can add an AI provider in its settings.'
          : `Texts of resumes and jobs are sent to ${provider}.`}
        {writing.engine !== BUILTIN_ENGINE &&
          ' Whenever it cannot answer, the built-in engine writes and reads in its place.'}
        {embedding.engine !== BUILTIN_ENGINE &&
          ' Matching goes by its vectors alone: while it cannot answer, what has been matched stays, and what is new waits.'}
      </Text>
      <Engine title="Reading resumes and writing jobs" status={writing} />
      <Engine title="Matching" status={embedding} />
      {(provider !== null || month.calls > 0) && <Month month={month} />}
    </Stack>
  );
}

const HEALTH_LOOKS: Record<AiEngineStatus['health'], { color: string; icon: Icon }> = {
  working: { color: 'green', icon: IconCircleCheck },
  failing: { color: 'orange', icon: IconAlertTriangle },
  paused: { color: 'red', icon: IconPlayerPause },
  untried: { color: 'gray', icon: IconHelp },
};

function Engine({ title, status }: { title: string; status: AiEngineStatus }) {
  const timeZone = useTimeZone();
  const { color, icon: Sign } = HEALTH_LOOKS[status.health];
  const at = (iso: string) => formatMoment(iso, timeZone);
  return (
    <Stack gap={4} role="group" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text size="sm" c="dimmed">
            {title}
          </Text>
          <Text fw={600}>{engineName(status.engine)}</Text>
        </div>
        <Badge color={color} variant="light" leftSection={<Sign size={14} aria-hidden />}>
          {HEALTH_LABELS[status.health]}
        </Badge>
      </Group>
      {status.health !== 'working' && status.last_failure && status.last_failure_at && (
        <Text size="sm">
          Last failure, {at(status.last_failure_at)}: {AI_OUTCOME_TEXTS[status.last_failure]}.
          {status.health === 'paused' && ' It is asked again soon.'}
        </Text>
      )}
      {status.engine !== BUILTIN_ENGINE && status.last_success_at && (
        <Text size="sm" c="dimmed">
          Last answer: {at(status.last_success_at)}
        </Text>
      )}
    </Stack>
  );
}

type Usage = AiStatus['month']['by_purpose'][number];

const COLUMNS: Column<Usage, never>[] = [
  { key: 'purpose', header: 'For', rowHeader: true, cell: ({ purpose }) => PURPOSE_LABELS[purpose] },
  { key: 'calls', header: 'Calls', align: 'end', cell: ({ calls }) => calls.toLocaleString('en-IN') },
  { key: 'tokens', header: 'Tokens', align: 'end', cell: tokens },
  { key: 'cost', header: 'Cost', align: 'end', cell: costText },
];

function Month({ month }: { month: AiStatus['month'] }) {
  const figures = [
    ['Calls', month.calls.toLocaleString('en-IN')],
    ['Done by the built-in engine instead', month.fell_back.toLocaleString('en-IN')],
    ['Cost', costText(month)],
  ];
  return (
    <Stack gap="sm" role="group" aria-label="This month">
      <Title order={3} size="h5">
        {monthName(month.month)}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {figures.map(([label, value]) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fw={600}>{value}</Text>
          </div>
        ))}
      </SimpleGrid>
      {month.by_purpose.length > 0 && (
        <DataTable
          label="Calls this month"
          columns={COLUMNS}
          rows={month.by_purpose}
          rowKey={({ purpose }) => purpose}
          empty={null}
        />
      )}
    </Stack>
  );
}
