import { Button, Menu, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { useSession } from '#web/lib/session.ts';
import { type ActiveFilter, ActiveFilters } from '#web/ui/active-filters.tsx';
import { download } from '#web/ui/download.ts';
import { ListSearch } from '#web/ui/list-filters.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { printPage } from '#web/ui/print-page.ts';
import { toast } from '#web/ui/toast.ts';
import { activeFilters, NO_FILTERS, sortOptions } from './candidate-filter-words.ts';
import {
  type CandidateFilter,
  exportPath,
  filterOptionsQuery,
  jobNameQuery,
} from './candidate-list.queries.ts';

const FilterDrawer = onDemand(() => import('./candidate-filter-drawer.tsx'));

export type OnFilter = (change: CandidateFilter, how?: { replace: boolean }) => void;

interface CandidateFiltersProps {
  filter: CandidateFilter;
  onFilter: OnFilter;
}

/** What stands above the candidates: search, order, filters with those in force, and the export of what they leave. */
export function CandidateFilters({ filter, onFilter, views }: CandidateFiltersProps & { views: ReactNode }) {
  const active = useActiveFilters(filter);
  const { can } = useSession();
  return (
    <>
      <ListSearch
        value={filter.search}
        onSearch={(search, how) => onFilter({ search }, how)}
        placeholder="Search by name or email"
        label="Search by name or email, or by phone"
        finds="Also finds a phone number, or a part of one"
      />
      <Select
        aria-label="Sort by"
        w={200}
        allowDeselect={false}
        data={sortOptions(filter)}
        value={filter.sort ?? 'newest'}
        onChange={(sort) => onFilter({ sort: sort === 'newest' || sort === null ? undefined : sort })}
      />
      <FilterButton filter={filter} onFilter={onFilter} active={active.length} />
      {views}
      {can('candidate.export') && <ExportButton filter={filter} />}
      <ActiveFilters active={active} onRemove={onFilter} onClear={() => onFilter(NO_FILTERS)} />
    </>
  );
}

/** The filters in force, in words. */
export function useActiveFilters(filter: CandidateFilter): ActiveFilter<CandidateFilter>[] {
  const { can } = useSession();
  const { data: jobName } = useQuery({
    ...jobNameQuery(filter.job_id ?? ''),
    enabled: filter.job_id !== undefined,
  });
  const mayKnow = can('submission.ledger');
  const { data: options } = useQuery({
    ...filterOptionsQuery,
    enabled: mayKnow && filter.recruiter !== undefined,
  });
  const recruiter = options?.recruiters.find(({ id }) => id === filter.recruiter)?.name;
  // Of the vendor company and of who brought whom the server tells HR alone, and passes such filters over for others.
  const seen = mayKnow ? filter : { ...filter, company: undefined, recruiter: undefined };
  return activeFilters(seen, { job: jobName, recruiter });
}

function FilterButton({ filter, onFilter, active }: CandidateFiltersProps & { active: number }) {
  // Loaded when first opened; it stays for the way out to be shown.
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        data-deeds
        // By whoever types on at once: until its field has the focus, letters are commands of the list.
        onFocus={FilterDrawer.preload}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      {wanted && (
        <FilterDrawer
          filter={filter}
          opened={opened}
          onClose={() => setOpened(false)}
          onApply={(change) => {
            setOpened(false);
            onFilter(change);
          }}
        />
      )}
    </>
  );
}

function ExportButton({ filter }: { filter: CandidateFilter }) {
  const save = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (await download(event)) toast.success(messages.candidate.exportStarted);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} data-deeds>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={exportPath(filter, 'xlsx')}
          download
          onClick={(event: MouseEvent<HTMLAnchorElement>) => void save(event)}
        >
          Excel (.xlsx)
        </Menu.Item>
        <Menu.Item
          component="a"
          href={exportPath(filter, 'csv')}
          download
          onClick={(event: MouseEvent<HTMLAnchorElement>) => void save(event)}
        >
          CSV (.csv)
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => printPage()}>Print this page</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
