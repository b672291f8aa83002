import { Badge, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDay } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { LedgerEntry } from '#contract/submissions.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { OwnerNote } from '#web/ui/owner-note.tsx';
import { AttemptMatch } from './attempt-match.tsx';
import { RefusedBadge } from './refused-badge.tsx';
import { ledgerQuery } from './submissions.queries.ts';

/** Which vendor companies submitted a person or tried to, and which one owns the person until when. For HR. */
export function LedgerCard({ candidateId }: { candidateId: string }) {
  const columns = useColumns();
  const { data, error, refetch } = useQuery(ledgerQuery(candidateId));
  return (
    <Paper component="section" aria-label="Vendor Submissions" p={{ base: 'md', sm: 'lg' }} data-print="team">
      <Stack gap="sm">
        <Title order={2} size="h5">
          Vendor Submissions
        </Title>
        {data?.owner && <OwnerNote owner={data.owner} />}
        {data && !data.owner && <Text size="sm">No vendor company owns this candidate.</Text>}
        {data?.items.length !== 0 && (
          <DataTable
            label="Vendor submissions"
            columns={columns}
            rows={data?.items}
            rowKey={(entry) => entry.id}
            empty={null}
            loadingLabel="Loading submissions..."
            loadingRows={1}
            error={error && { title: messages.submission.ledgerFailed, onRetry: () => refetch() }}
          />
        )}
      </Stack>
    </Paper>
  );
}

function useColumns(): Column<LedgerEntry>[] {
  const timeZone = useTimeZone();
  return [
    { key: 'company', header: 'Company', rowHeader: true, cell: ({ company_name }) => company_name },
    {
      key: 'job',
      header: 'Job',
      cell: ({ job_id: id, jd_id, title }) => (
        <TextLink to="/jobs/$id/candidates" params={{ id }}>
          {jd_id} {title}
        </TextLink>
      ),
    },
    { key: 'by', header: 'Submitted by', cell: ({ submitted_by_name }) => submitted_by_name ?? 'Unknown' },
    {
      key: 'when',
      header: 'Submitted',
      tight: true,
      cell: ({ submitted_at }) => formatDate(submitted_at, timeZone),
    },
    { key: 'outcome', header: 'Outcome', cell: (entry) => <Outcome entry={entry} /> },
  ];
}

function Outcome({ entry }: { entry: LedgerEntry }) {
  const { owned_until: until } = entry;
  // It is no further submission, and nobody owns the person for longer by it.
  if (entry.is_newer_resume)
    return (
      <Badge miw="max-content" color="gray" variant="light" tt="none">
        Newer resume
      </Badge>
    );
  if (until === null)
    return (
      <div>
        <RefusedBadge>Refused, already known</RefusedBadge>
        <AttemptMatch attempt={entry} />
      </div>
    );
  return (
    <div>
      <Badge
        miw="max-content"
        color="green"
        variant="light"
        tt="none"
        leftSection={<IconCheck size={12} aria-hidden />}
      >
        Accepted
      </Badge>
      <Text size="xs" c="dimmed">
        Owned until {formatDay(until)}
      </Text>
    </div>
  );
}
