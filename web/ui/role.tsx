import { Group, Text } from '@mantine/core';
import { IconBuilding, IconHelp, IconShieldCheck, IconUserSearch, type Icon } from '@tabler/icons-react';
import { ROLE_LABELS, type Role } from '#contract/roles.ts';

const ROLE_ICONS: Record<Role, Icon> = {
  hr_manager: IconShieldCheck,
  internal_user: IconUserSearch,
  vendor: IconBuilding,
};

/** A role's sign and label; 'No role' when it is not known. */
export function RoleLabel({ role, size = 'sm' }: { role: Role | null; size?: 'xs' | 'sm' | 'md' }) {
  const Sign = role ? ROLE_ICONS[role] : IconHelp;
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Sign size={16} stroke={1.75} aria-hidden />
      <Text span size={size} inherit={false}>
        {role ? ROLE_LABELS[role] : 'No role'}
      </Text>
    </Group>
  );
}
