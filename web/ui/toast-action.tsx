import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToastWithActionsProps {
  told: ReactNode;
  actions: readonly { label: string; about?: string | undefined; run: () => void }[];
}

/** What a toast tells, with a button for each that may come next. */
export function ToastWithActions({ told, actions }: ToastWithActionsProps) {
  return (
    <Group gap="xs" justify="space-between">
      <span>{told}</span>
      <Group gap={6}>
        {actions.map(({ label, about, run }) => (
          <Button
            key={label}
            aria-label={about}
            size="compact-sm"
            variant="light"
            onClick={run}
            data-undo={label === 'Undo' || undefined}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Group>
  );
}
