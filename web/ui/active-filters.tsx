import { Button, Group } from '@mantine/core';
import classes from './active-filters.module.css';
import { Chip } from './chip.tsx';

/** A filter that is in force: its words, and the change that takes it out. */
export interface ActiveFilter<Filter> {
  key: string;
  label: string;
  without: Filter;
}

interface ActiveFiltersProps<Filter> {
  active: readonly ActiveFilter<Filter>[];
  onRemove: (without: Filter) => void;
  onClear: () => void;
}

/** The filters of a list that are in force, each to be taken out, and all at once; nothing without any. */
export function ActiveFilters<Filter>({ active, onRemove, onClear }: ActiveFiltersProps<Filter>) {
  if (active.length === 0) return null;
  return (
    <Group gap={6} role="group" aria-label="Filters in force" className={classes.active}>
      {active.map(({ key, label, without }) => (
        <Chip key={key} label={label} onRemove={() => onRemove(without)} />
      ))}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear all
      </Button>
    </Group>
  );
}
