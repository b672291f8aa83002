import { Select } from '@mantine/core';
import type { Paging } from './paged-table.tsx';
import { SearchBox } from './search-box.tsx';

/** Changes what a list shows, in the address; `replace` while one types, which is not a step to go back by. */
export type OnFilter<Filter> = (change: Partial<Filter>, how?: { replace: boolean }) => void;

/** What a list of a screen is given: what it shows, as the address says, and the ways to change that. */
export interface ListProps<Filter> {
  filter: Filter;
  onFilter: OnFilter<Filter>;
  paging: Paging;
}

interface ListSearchProps {
  search: string | undefined;
  onFilter: OnFilter<{ search?: string | undefined }>;
  placeholder: string;
}

/** The search above a list. */
export function ListSearch({ search = '', onFilter, placeholder }: ListSearchProps) {
  return (
    <SearchBox
      flex={1}
      miw={220}
      maw={420}
      value={search}
      onSearch={(text) => onFilter({ search: text || undefined }, { replace: true })}
      placeholder={placeholder}
    />
  );
}

interface StatusFilterProps<Status extends string> {
  status: Status | undefined;
  /** those to choose from, in their order */
  statuses: readonly Status[];
  labels: Record<Status, string>;
  onFilter: OnFilter<{ status?: Status | undefined }>;
}

/** Narrows a list to one status; all of them unless chosen. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { status = null, statuses, labels, onFilter } = props;
  return (
    <Select
      aria-label="Filter by status"
      placeholder="All statuses"
      w={190}
      clearable
      clearButtonProps={{ 'aria-label': 'Show all statuses' }}
      data={statuses.map((value) => ({ value, label: labels[value] }))}
      value={status}
      onChange={(chosen) => onFilter({ status: chosen ?? undefined })}
    />
  );
}

type Sorted<Sort> = { sort?: Sort | 'newest' | undefined };

/** A list's sort for its table: newest first unless the address says otherwise, which then needs not say so. */
export function sorting<Sort extends string>(
  { sort = 'newest' }: Sorted<Sort>,
  onFilter: OnFilter<Sorted<Sort>>,
) {
  return {
    sort,
    onSort: (chosen: Sort | 'newest') => onFilter({ sort: chosen === 'newest' ? undefined : chosen }),
  };
}
