import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatDate, formatDay } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { RefusedAttempt } from '#contract/refused-attempts.ts';
import { countListed } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { ListSearch } from '#web/ui/list-filters.tsx';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { ClearFilters, EmptyState } from '#web/ui/states.tsx';
import { AttemptMatch } from './attempt-match.tsx';
import { RefusedBadge } from './refused-badge.tsx';
import { refusedListQuery } from './submissions.queries.ts';

interface RefusedListProps {
  search: string | undefined;
  /** `replace` while one types, which is not a step to go back by */
  onSearch: (search: string | undefined, how?: { replace: boolean }) => void;
  paging: Paging;
}

/** What vendors tried to submit and was refused, as the person was known: newest first. For HR. */
export function RefusedList({ search, onSearch, paging }: RefusedListProps) {
  const columns = useColumns();
  return (
    <PagedTable
      {...paging}
      pageQuery={(page) => refusedListQuery(search, page)}
      label="Refused Attempts"
      countText={(total) => countListed(total, 'attempt')}
      filters={
        <ListSearch value={search} onSearch={onSearch} placeholder="Search by candidate, vendor or job" />
      }
      columns={columns}
      rowKey={(attempt) => attempt.id}
      loadingLabel="Loading refused attempts..."
      sort="newest"
      onSort={() => {}}
      errorText={() => ({
        title: messages.submission.refusedFailed,
        description: messages.submission.listFailedHint,
      })}
      empty={
        search ? (
          <EmptyState
            title="No refused attempts match your search."
            action={<ClearFilters onClear={() => onSearch(undefined)} />}
          />
        ) : (
          <EmptyState title="No refused attempts." description={messages.submission.noneRefused} />
        )
      }
    />
  );
}

function useColumns(): Column<RefusedAttempt, 'newest'>[] {
  const timeZone = useTimeZone();
  return useMemo(() => columnsOf(timeZone), [timeZone]);
}

function columnsOf(timeZone: string): Column<RefusedAttempt, 'newest'>[] {
  return [
    {
      key: 'candidate',
      header: 'Candidate',
      rowHeader: true,
      cell: ({ candidate_id: id, candidate_name: name }) => (
        <TextLink to="/candidate/$id" params={{ id }} fw={500}>
          {name}
        </TextLink>
      ),
    },
    { key: 'company', header: 'Vendor', cell: ({ company_name }) => company_name },
    {
      key: 'by',
      header: 'Submitted by',
      fold: { below: 'md', under: 'company', lead: 'By' },
      cell: ({ submitted_by_name }) => submitted_by_name ?? 'Unknown',
    },
    {
      key: 'job',
      header: 'Job',
      cell: ({ job_id: id, jd_id, title }) => (
        <TextLink to="/jobs/$id/candidates" params={{ id }}>
          {jd_id} {title}
        </TextLink>
      ),
    },
    { key: 'why', header: 'Why', cell: (attempt) => <Why attempt={attempt} /> },
    {
      key: 'when',
      header: 'Submitted',
      tight: true,
      fold: { below: 'md', under: 'candidate', lead: 'Submitted' },
      cell: ({ submitted_at }) => formatDate(submitted_at, timeZone),
    },
  ];
}

function Why({ attempt }: { attempt: RefusedAttempt }) {
  const { owner } = attempt;
  return (
    <div>
      <RefusedBadge>{owner ? 'Owned by another company' : 'Known to us'}</RefusedBadge>
      {owner && (
        <Text size="xs" c="dimmed">
          {owner.company_name} until {formatDay(owner.until)}
        </Text>
      )}
      <AttemptMatch attempt={attempt} />
    </div>
  );
}
