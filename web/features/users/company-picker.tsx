import { Select, TextInput } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { ADD_NEW, companyOptions, matchingCompanies, newCompanyName } from './company-choices.ts';

interface CompanyPickerProps {
  /** undefined while they are not known yet */
  companies: readonly string[] | undefined;
  value?: string;
  onChange: (company: string) => void;
  error?: ReactNode;
}

/** A vendor's company: one of those there are, or a new name, which has a field of its own. */
export function CompanyPicker({ companies, value = '', onChange, error, ...field }: CompanyPickerProps) {
  const [wanted, setWanted] = useState<'one of these' | 'new'>();
  const search = useRef('');
  const options = companyOptions(companies ?? []);
  // A name that is none of them was typed before this was opened.
  const isForeign = companies !== undefined && value !== '' && !companies.includes(value);
  const typing = wanted ? wanted === 'new' : isForeign;
  const chosen = typing ? ADD_NEW : value || null;
  return (
    <>
      <Select
        label="Company"
        placeholder="Select a company"
        required
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        data={options}
        filter={({ search: typed }) => matchingCompanies(options, typed)}
        onSearchChange={(typed) => {
          search.current = typed;
        }}
        value={chosen}
        error={typing ? undefined : error}
        onChange={(choice) => {
          setWanted(choice === ADD_NEW ? 'new' : 'one of these');
          onChange(choice === ADD_NEW ? newCompanyName(options, search.current) : (choice ?? ''));
        }}
        {...(typing ? {} : field)}
      />
      {typing && (
        <TextInput
          label="New Company Name"
          required
          ref={wanted && takeFocus}
          maxLength={limits.shortText.max}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...field}
        />
      )}
    </>
  );
}
