import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAppName } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { NavigationLinks } from './navigation.tsx';

interface NavigationDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** below the links */
  children: ReactNode;
}

/** The navigation on a phone; loaded when it is first opened. */
export default function NavigationDrawer({ opened, onClose, children }: NavigationDrawerProps) {
  const { role } = useSession();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={useAppName()}
      size="280px"
      hiddenFrom="md"
      data-print="none"
    >
      <Stack component="nav" aria-label="Main" gap={4}>
        <NavigationLinks role={role} onFollow={onClose} />
      </Stack>
      <Stack mt="lg">{children}</Stack>
    </Drawer>
  );
}
