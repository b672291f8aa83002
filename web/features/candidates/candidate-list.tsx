import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CandidateListItem } from '#contract/candidate-list.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { counted, countListed } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { useSelectRows } from '#web/ui/select-rows.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { type MovesOf, useCandidateColumns } from './candidate-columns.tsx';
import { inOfferedOrder, NO_FILTERS } from './candidate-filter-words.ts';
import { CandidateFilters, type OnFilter, useActiveFilters } from './candidate-filters.tsx';
import { type CandidateFilter, candidateListQuery } from './candidate-list.queries.ts';

// Comes with the first choice: before it there is nothing to be done.
const ManyCandidates = onDemand(() => import('./many-candidates.tsx'));

interface CandidateListProps {
  filter: CandidateFilter;
  /** `replace` while one types, which is not a step to go back by */
  onFilter: OnFilter;
  paging: Paging;
  /** stands beside the filters */
  views: ReactNode;
  /** for whoever may move people on */
  movesOf?: MovesOf | undefined;
}

/** All candidates, searched, filtered, sorted and paged on the server. */
export function CandidateList({ filter, onFilter: apply, paging, views, movesOf }: CandidateListProps) {
  const onFilter: OnFilter = (change, how) => apply(inOfferedOrder(filter, change), how);
  const { can } = useSession();
  const select = useSelectRows<CandidateListItem>({
    rowKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    noun: 'candidate',
    // In another order they are the same people.
    list: JSON.stringify({ ...filter, sort: undefined }),
    most: limits.chosenAtOnce,
    loadFirst: async (most) => (await import('./first-candidates.ts')).firstCandidates(filter, most),
    renderDeeds: (chosen, { drop, clear, restore }) => (
      <ManyCandidates
        chosen={chosen}
        sort={filter.sort}
        onGone={drop}
        onAssigned={clear}
        onTakenBack={restore}
      />
    ),
  });
  const columns = useCandidateColumns(filter, {
    mayChange: can('candidate.edit') || can('candidate.delete'),
    movesOf,
  });
  return (
    <PagedTable
      {...paging}
      pageQuery={(page) => candidateListQuery(filter, page)}
      label="Candidates"
      countText={(total, { assignments = total, deleted = 0 }) =>
        // Who stands there in two jobs counts twice on the dashboard, and who is deleted still counts.
        countListed(total, 'candidate') +
        (assignments === total ? '' : ` in ${counted(assignments, 'assignment')}`) +
        (deleted === 0 ? '' : `, and ${counted(deleted, 'assignment')} deleted since`)
      }
      filters={<CandidateFilters filter={filter} onFilter={onFilter} views={views} />}
      columns={columns}
      printedWide
      select={can('candidate.export') || can('assignment.create') ? select : undefined}
      rowKey={(candidate) => candidate.id}
      loadingLabel="Loading candidates..."
      sort={filter.sort ?? 'newest'}
      onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
      sortedAbove
      errorText={(error) => ({ title: messages.candidate.listFailed, description: errorText(error) })}
      empty={<NoCandidates filter={filter} onFilter={onFilter} />}
    />
  );
}

function NoCandidates({ filter, onFilter }: Pick<CandidateListProps, 'filter' | 'onFilter'>) {
  const { can } = useSession();
  const isFiltered = useActiveFilters(filter).length > 0;
  // Somebody may have typed where people work, or what they can, into the box that knows names only.
  const elsewhere = filter.search && (
    <>
      {!filter.employment && (
        <ButtonLink
          to="/candidates"
          search={{ ...filter, search: undefined, employment: filter.search }}
          variant="subtle"
        >
          Search in employer and position instead
        </ButtonLink>
      )}
      {!filter.resume && (
        <ButtonLink
          to="/candidates"
          search={{ ...filter, search: undefined, resume: filter.search }}
          variant="subtle"
        >
          Search in resumes instead
        </ButtonLink>
      )}
    </>
  );
  if (isFiltered) {
    return (
      <EmptyState
        title={`No candidates match your ${filter.search ? 'search and filters' : 'filters'}.`}
        description={
          filter.resume &&
          'All that “Resume says” asks for must stand in one resume: try fewer words, OR between some of them, or account* for how one begins.'
        }
        action={
          <>
            <Button variant="default" onClick={() => onFilter(NO_FILTERS)}>
              Clear all filters
            </Button>
            {elsewhere}
          </>
        }
      />
    );
  }
  if (filter.search)
    return (
      <EmptyState
        title="No candidates match your search."
        description="It looks at names, e-mail addresses and phone numbers; skills, cities, employers, words in resumes and more are under Filters."
        action={
          <>
            <Button variant="default" onClick={() => onFilter({ search: undefined })}>
              Show all candidates
            </Button>
            {elsewhere}
          </>
        }
      />
    );
  const mayAdd = can('candidate.create');
  return (
    <EmptyState
      title={messages.candidate.noneYet}
      description={mayAdd ? messages.candidate.noneYetHint : messages.candidate.noneYetForRecruiters}
      action={
        mayAdd ? (
          <Group justify="center" gap="sm">
            <ButtonLink to="/create-candidate" leftSection={<IconPlus size={16} aria-hidden />}>
              Add Candidate
            </ButtonLink>
            {can('vector.manage') && (
              <TextLink to="/vector-conversion" search={{ tab: 'legacy' }} size="sm">
                Import an Excel or CSV table
              </TextLink>
            )}
          </Group>
        ) : (
          <ButtonLink to="/jobs" search={{ status: 'published' }}>
            See Published Jobs
          </ButtonLink>
        )
      }
    />
  );
}
