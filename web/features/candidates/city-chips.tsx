import type { ComboboxItem, OptionsFilter, TagsInputProps } from '@mantine/core';
import { CITIES } from '#contract/options.ts';
import { cleanList } from '#contract/text.ts';
import { bestFirst } from '#web/lib/best-fit.ts';
import { cityText, otherNames, pickedName } from '#web/lib/city-names.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';

/** By any of a city's names. */
const byAnyName: OptionsFilter = ({ options, search, limit }) =>
  bestFirst(options as ComboboxItem[], search, ({ value }) => [value, ...otherNames(value)]).slice(0, limit);

interface CityChipsProps extends Pick<TagsInputProps, 'label' | 'placeholder' | 'limit'> {
  /** where people are, as it is typed there, the most frequent first */
  inUse: readonly string[];
  value: string[];
  onChange: (cities: string[]) => void;
}

/** Cities as chips: each is offered once, found by any of its names, and kept under the one that the pickers have. */
export function CityChips({ inUse, onChange, ...input }: CityChipsProps) {
  return (
    <ChipsInput
      {...input}
      openOnFocus
      options={cleanList([...inUse.map(pickedName), ...CITIES])}
      filter={byAnyName}
      renderOption={({ option }) => cityText(option.value)}
      onChange={(cities) => onChange(cleanList(cities.map(pickedName)))}
    />
  );
}
