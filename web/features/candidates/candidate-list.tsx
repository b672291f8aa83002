import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CandidateListItem } from '#contract/candidates.ts';
import { joiningDaysText } from '#contract/dates.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import { deleteQuestion, messages } from '#contract/messages.ts';
import { formatLakhs } from '#contract/money.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ButtonLink, IconLink, TextLink } from '#web/ui/links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import {
  type CandidateFilter,
  candidateListQuery,
  type CandidateSort,
  useDeleteCandidate,
} from './candidates.queries.ts';

interface CandidateListProps {
  filter: CandidateFilter;
  onFilter: (change: Partial<CandidateFilter>) => void;
}

/** All candidates, searched and sorted on the server. */
export function CandidateList({ filter, onFilter }: CandidateListProps) {
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(candidateListQuery(filter));
  const rows = data?.pages.flatMap((page) => page.items);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <>
      <Group gap="sm">
        <SearchBox
          flex={1}
          miw={220}
          maw={420}
          value={filter.search ?? ''}
          onSearch={(search) => onFilter({ search: search || undefined })}
          placeholder="Search by name or email"
        />
        {rows && (
          <Text c="dimmed" size="sm" aria-live="polite">
            {counted(total, 'candidate')}
          </Text>
        )}
      </Group>
      <DataTable
        label="Candidates"
        columns={columns}
        rows={rows}
        rowKey={(candidate) => candidate.id}
        loadingLabel="Loading candidates..."
        stale={isPlaceholderData}
        sort={filter.sort ?? 'newest'}
        onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
        error={
          error && {
            title: messages.candidate.listFailed,
            description: errorText(error),
            onRetry: () => void refetch(),
          }
        }
        empty={<NoCandidates searched={Boolean(filter.search)} />}
      />
      <ShowMore
        shown={rows?.length ?? 0}
        total={total}
        busy={isFetchingNextPage}
        onMore={hasNextPage ? () => void fetchNextPage() : null}
      />
    </>
  );
}

function NoCandidates({ searched }: { searched: boolean }) {
  const { can } = useSession();
  if (searched) return <EmptyState title="No candidates match your search." />;
  return (
    <EmptyState
      title={messages.candidate.noneYet}
      action={
        can('candidate.create') && (
          <ButtonLink to="/create-candidate" leftSection={<IconPlus size={16} aria-hidden />}>
            Add Candidate
          </ButtonLink>
        )
      }
    />
  );
}

const columns: Column<CandidateListItem, CandidateSort>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sort: { ascending: 'name', descending: '-name' },
    cell: (candidate) => (
      <TextLink to="/candidate/$id" params={{ id: candidate.id }} fw={500}>
        {candidate.name}
      </TextLink>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    cell: (candidate) => (
      <Text size="sm" truncate maw={{ base: 210, sm: 170, lg: 200 }} title={candidate.email}>
        {candidate.email}
      </Text>
    ),
  },
  {
    key: 'experience',
    header: 'Experience',
    tight: true,
    sort: { ascending: 'experience', descending: '-experience' },
    cell: (candidate) => experienceText(candidate.experience_years),
  },
  {
    key: 'skills',
    header: 'Skills',
    cell: (candidate) => <SkillBadges skills={candidate.skills} most={limits.skillsShown.list} size="sm" />,
  },
  {
    key: 'current',
    header: 'Current CTC',
    align: 'end',
    tight: true,
    cell: (candidate) => formatLakhs(candidate.current_ctc),
  },
  {
    key: 'expected',
    header: 'Expected CTC',
    align: 'end',
    tight: true,
    cell: (candidate) => formatLakhs(candidate.expected_ctc),
  },
  {
    key: 'joining',
    header: 'Joining Days',
    tight: true,
    cell: ({ days_to_join: days }) => (
      <Text size="sm" c={days !== null && days < 0 ? 'red' : undefined}>
        {joiningDaysText(days)}
      </Text>
    ),
  },
  { key: 'jobs', header: 'Job ID', tight: true, cell: (candidate) => <Jobs candidate={candidate} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    tight: true,
    cell: (candidate) => <Actions candidate={candidate} />,
  },
];

function Jobs({ candidate: { assignments } }: { candidate: CandidateListItem }) {
  const [first, ...others] = assignments;
  if (!first) return '–';
  return (
    <>
      <TextLink to="/jobs/$id/candidates" params={{ id: first.job_id }} title={first.title}>
        {first.jd_id}
      </TextLink>
      {others.length > 0 && (
        <Text span size="xs" c="dimmed" title={others.map((job) => `${job.jd_id} ${job.title}`).join('\n')}>
          {' '}
          +{others.length} more
        </Text>
      )}
    </>
  );
}

function Actions({ candidate }: { candidate: CandidateListItem }) {
  const remove = useDeleteCandidate();
  const ask = () =>
    confirm({
      title: 'Delete Candidate',
      body: deleteQuestion(candidate.name),
      confirmLabel: 'Delete',
      danger: true,
      run: async () => {
        try {
          await remove.mutateAsync(candidate.id);
          toast.success(messages.candidate.deletedOnList);
        } catch (error) {
          toast.error(messages.candidate.deleteFailedOnList);
          throw error;
        }
      },
    });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {candidate.can.edit && (
        <IconLink
          to="/edit-candidate/$id"
          params={{ id: candidate.id }}
          variant="subtle"
          color="gray"
          aria-label={`Edit ${candidate.name}`}
          title="Edit"
        >
          <IconPencil size={16} aria-hidden />
        </IconLink>
      )}
      {candidate.can.delete && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Delete ${candidate.name}`}
          title="Delete"
          onClick={() => void ask()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
