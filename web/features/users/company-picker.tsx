import { Select, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { FieldRow } from '#web/ui/form-layout.tsx';

/** Stands for typing a new name; no company can be called so, since names are trimmed. */
const ADD_NEW = ' new ';

interface CompanyPickerProps {
  companies: readonly string[];
  value?: string;
  onChange: (company: string) => void;
  error?: ReactNode;
}

/** A vendor's company: one of those there are, or a new name. */
export function CompanyPicker({ companies, value = '', onChange, error, ...field }: CompanyPickerProps) {
  const [typing, setTyping] = useState(false);
  const chosen = typing ? ADD_NEW : value || null;
  return (
    <FieldRow>
      <Select
        label="Company"
        placeholder="Select a company"
        required
        searchable
        data={[...companies, { value: ADD_NEW, label: 'Add new company…' }]}
        value={chosen}
        error={typing ? undefined : error}
        onChange={(choice) => {
          setTyping(choice === ADD_NEW);
          onChange(choice === ADD_NEW ? '' : (choice ?? ''));
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
