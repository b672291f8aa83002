import { Select, Text, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { inChargeMessages } from '#contract/in-charge-messages.ts';
import { ROLE_LABELS, ROLES, type Role } from '#contract/roles.ts';
import { staffQuery } from '#web/lib/staff.ts';

interface StaffSelectProps extends Omit<SelectProps, 'data' | 'searchable' | 'renderOption'> {
  /** who is not offered */
  without?: string | undefined;
  /** what can be chosen in the place of a person, above all of them */
  first?: readonly ComboboxItem[];
  /** whether the team is asked for; else once somebody chooses */
  ask?: boolean;
}

/** Chooses somebody of the team who can be in charge of jobs; by name, within each role. */
export function StaffSelect({ without, first, ask = true, ...select }: StaffSelectProps) {
  const { data, error } = useQuery({ ...staffQuery, enabled: ask });
  const offered = data?.items.filter(({ user_id }) => user_id !== without) ?? [];
  const groups = ROLES.map((role: Role) => ({
    group: ROLE_LABELS[role],
    items: offered
      .filter((one) => one.role === role)
      .map(({ user_id, full_name }) => ({ value: user_id, label: full_name })),
  })).filter(({ items }) => items.length > 0);
  return (
    <>
      <Select
        {...select}
        searchable
        data={[...(first ?? []), ...groups]}
        nothingFoundMessage={data ? 'Nobody of this name' : error ? inChargeMessages.teamFailed : 'Loading…'}
      />
      {error && !data && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" mt={4}>
          {inChargeMessages.teamFailed}
        </Text>
      )}
    </>
  );
}
