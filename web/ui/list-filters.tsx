import { Select, type SelectProps } from '@mantine/core';
import { hint } from './hint.tsx';
import { SearchBox } from './search-box.tsx';

interface ListSearchProps {
  value: string | undefined;
  /** undefined once nothing is typed any more; typing is not a step to go back by */
  onSearch: (search: string | undefined, how: { replace: true }) => void;
  placeholder: string;
  /** its name for screen readers, where the placeholder does not say all */
  label?: string;
  /** what it finds beyond what its placeholder says */
  finds?: string;
}

/** What a list is searched by; it takes the room that its filters leave. */
export function ListSearch({ value = '', onSearch, placeholder, label, finds }: ListSearchProps) {
  return (
    <SearchBox
      flex={1}
      // As wide as there is room where letters are twice as large.
      miw="min(13.75rem, 100%)"
      maw={420}
      value={value}
      onSearch={(search) => onSearch(search || undefined, { replace: true })}
      placeholder={placeholder}
      {...(label !== undefined && { label })}
      {...hint(finds)}
    />
  );
}

interface StatusFilterProps<Status extends string> {
  statuses: readonly Status[];
  labels: Readonly<Record<Status, string>>;
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
  w?: SelectProps['w'];
}

/** Narrows a list down to one status, or to none. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { statuses, labels, value, onChange, w = 190 } = props;
  return (
    <Select
      aria-label="Filter by status"
      placeholder="All statuses"
      w={w}
      // All of them, as far as the screen has room.
      maxDropdownHeight={420}
      clearable
      clearButtonProps={{ 'aria-label': 'Show all statuses' }}
      data={statuses.map((status) => ({ value: status, label: labels[status] }))}
      value={value ?? null}
      onChange={(status) => onChange(status ?? undefined)}
    />
  );
}
