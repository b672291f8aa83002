import { type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NOBODY } from '#contract/fields.ts';
import { staffQuery } from '#web/lib/staff.ts';
import { StaffSelect } from '#web/ui/staff-select.tsx';

/** whom an address may still name: no job is in their charge any more */
const LEFT = 'Not in the team';

/** What somebody is called by whom the list is narrowed down, dots until it is known; and whether that is one of the choices. */
export function usePersonInCharge(person: string | undefined): { name: string; offered: boolean } {
  const { data } = useQuery({ ...staffQuery, enabled: person !== undefined && person !== NOBODY });
  if (person === NOBODY) return { name: 'nobody', offered: true };
  const found = data?.items.find(({ user_id }) => user_id === person);
  return { name: found?.full_name ?? (data ? LEFT : '…'), offered: found !== undefined };
}

interface InChargeFilterProps {
  value: string | undefined;
  onChange: (person: string | undefined) => void;
  w: SelectProps['w'];
}

/** Narrows the list down to the jobs in the charge of somebody of the team, or of nobody. */
export function InChargeFilter({ value, onChange, w }: InChargeFilterProps) {
  // Asked for where somebody chooses, and not by every list that is only read.
  const [isOpen, setIsOpen] = useState(false);
  const { name, offered } = usePersonInCharge(value);
  return (
    <StaffSelect
      aria-label="Filter by who is in charge"
      placeholder="In charge: anybody"
      w={w}
      clearable
      clearButtonProps={{ 'aria-label': 'Show whoever is in charge' }}
      first={[{ value: NOBODY, label: 'Nobody' }, ...(value && !offered ? [{ value, label: name }] : [])]}
      ask={isOpen || (value !== undefined && value !== NOBODY)}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      value={value ?? null}
      onChange={(person) => onChange(person ?? undefined)}
      // by the keyboard, which does not reach the cross
      onSearchChange={(typed) => {
        if (value && typed === '') onChange(undefined);
      }}
    />
  );
}
