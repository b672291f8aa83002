import {
  MultiSelect,
  Text,
  type ComboboxItem,
  type MultiSelectProps,
  type OptionsFilter,
} from '@mantine/core';
import { CITIES, CITY_ALIASES } from '#contract/options.ts';
import { Chip } from '#web/ui/chip.tsx';

const NONE: string[] = [];

function otherNames(city: string): readonly string[] {
  return CITY_ALIASES[city as (typeof CITIES)[number]] ?? NONE;
}

/** By any of a city's names: who types "Bengaluru" is offered Bangalore. */
const byAnyName: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  return (options as ComboboxItem[]).filter(({ value }) =>
    [value, ...otherNames(value)].some((name) => name.toLowerCase().includes(wanted)),
  );
};

interface CityPickerProps extends Omit<MultiSelectProps, 'data' | 'filter' | 'renderPill' | 'renderOption'> {
  value?: string[];
}

/** Picks cities of the list, each once; those chosen are chips and leave the list. */
export function CityPicker({ value = NONE, ...input }: CityPickerProps) {
  return (
    <MultiSelect
      placeholder={value.length === 0 ? 'Choose one or more cities' : undefined}
      nothingFoundMessage="No such city in the list"
      {...input}
      value={value}
      // A city of an older job that is not in the list stays until it is removed.
      data={[...new Set([...CITIES, ...value])]}
      searchable
      hidePickedOptions
      selectFirstOptionOnChange
      filter={byAnyName}
      onKeyDown={(event) => {
        // Enter picks; where there is nothing to pick it must not send the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
      renderOption={({ option }) => <CityOption city={option.value} />}
      renderPill={({ option, value: city, onRemove, disabled }) => (
        <Chip label={option?.label ?? String(city)} onRemove={onRemove} disabled={disabled} />
      )}
    />
  );
}

function CityOption({ city }: { city: string }) {
  const names = otherNames(city);
  return (
    <span>
      {city}
      {names.length > 0 && (
        <Text span size="xs" c="dimmed">
          {` ${names.join(', ')}`}
        </Text>
      )}
    </span>
  );
}
