import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

type ManageUserButtonProps = ActionIconProps & ComponentProps<'button'> & { name: string };

/** Opens the menu of what may be done about a user. */
export function ManageUserButton({ name, ...button }: ManageUserButtonProps) {
  return (
    <ActionIcon {...button} variant="subtle" color="gray" aria-label={`Manage ${name}`}>
      <IconDotsVertical size={16} aria-hidden />
    </ActionIcon>
  );
}
