import {
  MultiSelect,
  Text,
  type ComboboxItem,
  type MultiSelectProps,
  type OptionsFilter,
} from '@mantine/core';
import { useState } from 'react';
import { CITIES } from '#contract/options.ts';
import { bestFirst } from '#web/lib/best-fit.ts';
import { otherNames } from '#web/lib/city-names.ts';
import { Chip } from '#web/ui/chip.tsx';
import { type UnlistedCity, unlistedCity } from './typed-city.ts';

const NONE: string[] = [];

/** By any of a city's names; where there is none of that name, what may be meant comes before what was typed. */
function filterFor(unlisted: UnlistedCity | null): OptionsFilter {
  return ({ options, search }) => {
    const items = options as ComboboxItem[];
    if (!unlisted) return bestFirst(items, search, ({ value }) => [value, ...otherNames(value)]);
    const offered: string[] = [...unlisted.near, unlisted.added];
    return items.filter(({ value }) => offered.includes(value));
  };
}

interface CityPickerProps extends Omit<
  MultiSelectProps,
  'data' | 'filter' | 'renderPill' | 'renderOption' | 'searchValue' | 'onSearchChange'
> {
  value?: string[];
}

/** Picks cities of the list, or such as are typed, each once; those chosen are chips and leave the list. */
export function CityPicker({ value = NONE, ...input }: CityPickerProps) {
  const [typed, setTyped] = useState('');
  const unlisted = unlistedCity(typed, value);
  return (
    <MultiSelect
      placeholder={value.length === 0 ? 'Choose one or more cities' : undefined}
      nothingFoundMessage="No such city in the list"
      {...input}
      value={value}
      // A city that is not in the list stays until it is removed.
      data={[...new Set([...CITIES, ...value, ...(unlisted ? [unlisted.added] : NONE)])]}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      selectFirstOptionOnChange
      filter={filterFor(unlisted)}
      onKeyDown={(event) => {
        // Enter picks; where there is nothing to pick it must not send the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
      renderOption={({ option: { value: city } }) =>
        city === unlisted?.added ? `Add “${city}”` : <CityOption city={city} />
      }
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
