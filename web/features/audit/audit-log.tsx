import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFilter } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditDetails } from '#contract/audit-details.ts';
import { type AuditEntryShown, auditWords, recordLabel } from '#contract/audit.ts';
import { formatMoment } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { countListed } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useDrawnInParts } from '#web/lib/use-drawn-in-parts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { download } from '#web/ui/download.ts';
import { hint } from '#web/ui/hint.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-log.module.css';
import { emptyText, whoText } from './audit-text.ts';
import { auditExportPath, auditLogQuery, type AuditFilter } from './audit.queries.ts';

interface AuditLogProps {
  filter: AuditFilter;
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** Who did what to which record, newest first, read on as far as one likes. */
export function AuditLog({ filter, onFilter }: AuditLogProps) {
  const log = useInfiniteQuery(auditLogQuery(filter));
  const columns = useColumns(onFilter);
  const pages = useDrawnInParts(log.data)?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const total = pages?.[0]?.total;
  const recordName =
    rows?.find(({ record_id: id }) => id !== null && id === filter.record_id)?.record_name ?? undefined;
  return (
    <Stack gap="sm">
      <AuditFilters filter={filter} recordName={recordName} onFilter={onFilter} />
      <Group justify="space-between">
        <Text c="dimmed" size="sm" aria-live="polite">
          {total !== undefined && countListed(total, 'entry', 'entries')}
        </Text>
        <Button
          variant="default"
          component="a"
          href={auditExportPath(filter)}
          download
          onClick={(event) => void download(event)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export CSV
        </Button>
      </Group>
      <DataTable
        label="Audit log"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loadingLabel="Loading audit log..."
        stale={log.isPlaceholderData}
        empty={<EmptyState {...emptyText(filter)} />}
        error={log.error && { title: messages.audit.listFailed, onRetry: () => log.refetch() }}
      />
      {log.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show older entries
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type OfRecord = Pick<AuditFilter, 'record_type' | 'record_id'>;

function useColumns(onRecord: (of: OfRecord) => void): Column<AuditEntryShown>[] {
  const timeZone = useTimeZone();
  return [
    {
      key: 'what',
      header: 'What',
      rowHeader: true,
      cell: ({ action, fields }) => {
        const details = auditDetails(action, fields);
        return (
          <div>
            {auditWords(action)}
            {details !== '' && (
              <Text size="xs" c="dimmed">
                {details}
              </Text>
            )}
          </div>
        );
      },
    },
    {
      key: 'who',
      header: 'Who',
      cell: (entry) => (
        <div className={classes.who}>
          {whoText(entry)}
          {entry.token && (
            <Text size="xs" c="dimmed">
              by the API token {entry.token.name ?? 'that is gone'}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'record', header: 'Record', cell: (entry) => <Record entry={entry} onRecord={onRecord} /> },
    {
      key: 'when',
      header: 'When',
      tight: true,
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, timeZone)}</time>,
    },
    {
      key: 'from',
      header: 'From',
      tight: true,
      fold: { below: 'lg', under: 'when', lead: 'From' },
      cell: ({ ip_address }) => ip_address && <span className={classes.from}>{ip_address}</span>,
    },
  ];
}

interface RecordProps {
  entry: AuditEntryShown;
  onRecord: (of: OfRecord) => void;
}

function Record({ entry, onRecord }: RecordProps) {
  const { record_type: type, record_id: id, record_name: name, shown_on: shown } = entry;
  if (type === null) return null;
  const text = name ?? (id === null ? null : `${id.slice(0, 8)}…`);
  const shownText = text !== null && <UnbrokenText text={text} />;
  return (
    <div className={classes.record}>
      {shown && text !== null ? (
        <TextLink to={shown.page === 'job' ? '/jobs/$id' : '/candidate/$id'} params={{ id: shown.id }}>
          {shownText}
        </TextLink>
      ) : (
        shownText
      )}
      {id !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          ml={4}
          aria-label={`Show all of ${recordLabel(type)} ${text}`}
          {...hint('Show all of this record')}
          onClick={() => onRecord({ record_type: type, record_id: id })}
        >
          <IconFilter size={14} aria-hidden />
        </ActionIcon>
      )}
      <Text size="xs" c="dimmed">
        {recordLabel(type)}
      </Text>
    </div>
  );
}
