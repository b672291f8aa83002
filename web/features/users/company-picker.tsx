import { Select, TextInput } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { FieldRow } from '#web/ui/form-layout.tsx';
import { ADD_NEW, companyOptions, matchingCompanies, newCompanyName } from './company-choices.ts';

interface CompanyPickerProps {
  companies: readonly string[];
  value?: string;
  onChange: (company: string) => void;
  error?: ReactNode;
}

/** A vendor's company: one of those there are, or a new name. */
export function CompanyPicker({ companies, value = '', onChange, error, ...field }: CompanyPickerProps) {
  const [typing, setTyping] = useState(false);
  const search = useRef('');
  const options = companyOptions(companies);
  const chosen = typing ? ADD_NEW : value || null;
  return (
    <FieldRow>
      <Select
        label="Company"
        placeholder="Select a company"
        required
        searchable
        selectFirstOptionOnChange
        data={options}
        filter={({ search: typed }) => matchingCompanies(options, typed)}
        onSearchChange={(typed) => {
          search.current = typed;
        }}
        value={chosen}
        error={typing ? undefined : error}
        onChange={(choice) => {
          setTyping(choice === ADD_NEW);
          onChange(choice === ADD_NEW ? newCompanyName(options, search.current) : (choice ?? ''));
        }}
        {...(typing ? {} : field)}
      />
      {typing && (
        <TextInput
          label="New Company Name"
          required
          ref={focus}
          maxLength={limits.shortText.max}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...field}
        />
      )}
    </FieldRow>
  );
}

/** The person has just asked for this field. */
function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
