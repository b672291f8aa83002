import { Button, Group, Select, type ComboboxItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS, AUDIT_RECORD_TYPES, auditWords, recordLabel } from '#contract/audit.ts';
import { limits } from '#contract/limits.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import classes from './audit-log.module.css';
import { auditPeopleQuery, type AuditFilter } from './audit.queries.ts';
import { NOBODY } from '#contract/fields.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  /** what the record is called that the log is narrowed down to, once it is known */
  recordName: string | undefined;
  onFilter: (change: Partial<AuditFilter>) => void;
}

const actionOptions = AUDIT_ACTIONS.map((value) => ({ value, label: auditWords(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
);
const recordOptions = AUDIT_RECORD_TYPES.map((value) => ({ value, label: recordLabel(value) }));

const NO_FILTER = {
  search: undefined,
  person: undefined,
  action: undefined,
  record_type: undefined,
  record_id: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof AuditFilter, undefined>;

/** What narrows the log down. */
export function AuditFilters({ filter, recordName, onFilter }: AuditFiltersProps) {
  const { data: people } = useQuery(auditPeopleQuery);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <Group gap="sm" align="flex-start" role="group" aria-label="Filters">
      <SearchBox
        w={{ base: '100%', sm: 230 }}
        placeholder="Candidate, job or user"
        least={limits.auditSearch.min}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ search: search || undefined })}
      />
      <Pick
        name="person"
        placeholder="Everybody"
        width={200}
        options={[
          ...(people?.items ?? []).map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
          { value: NOBODY, label: 'Not signed in' },
        ]}
        value={filter.person}
        onChange={(person) => onFilter({ person })}
      />
      <Pick
        name="action"
        placeholder="All actions"
        width={230}
        options={actionOptions}
        value={filter.action}
        onChange={(action) => onFilter({ action: AUDIT_ACTIONS.find((each) => each === action) })}
      />
      <Pick
        name="kind of record"
        placeholder="All records"
        width={170}
        options={recordOptions}
        value={filter.record_id === undefined ? filter.record_type : undefined}
        onChange={(record_type) => onFilter({ record_type, record_id: undefined })}
      />
      <div className={classes.day}>
        <DayPicker
          aria-label="From"
          placeholder="From any day"
          value={filter.from ?? null}
          onChange={(from) => onFilter({ from: from ?? undefined })}
        />
      </div>
      <div className={classes.day}>
        <DayPicker
          aria-label="To"
          placeholder="To any day"
          value={filter.to ?? null}
          onChange={(to) => onFilter({ to: to ?? undefined })}
        />
      </div>
      {isFiltered && (
        <Button variant="subtle" onClick={() => onFilter(NO_FILTER)}>
          Clear filters
        </Button>
      )}
      {filter.record_id !== undefined && (
        <Chip
          label={`${recordLabel(filter.record_type ?? 'record')} ${recordName ?? filter.record_id}`}
          onRemove={() => onFilter({ record_type: undefined, record_id: undefined })}
        />
      )}
    </Group>
  );
}

interface PickProps {
  name: string;
  placeholder: string;
  width: number;
  options: ComboboxItem[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Pick({ name, placeholder, width, options, value, onChange }: PickProps) {
  return (
    <Select
      aria-label={`Filter by ${name}`}
      placeholder={placeholder}
      w={{ base: '100%', sm: width }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Any ${name}` }}
      nothingFoundMessage="Nothing found"
      data={options}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
    />
  );
}
