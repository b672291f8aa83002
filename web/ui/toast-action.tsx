import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToastWithActionProps {
  told: ReactNode;
  label: string;
  onAct: () => void;
}

/** What a toast tells, with a button for what comes next. */
export function ToastWithAction({ told, label, onAct }: ToastWithActionProps) {
  return (
    <Group gap="xs" justify="space-between">
      <span>{told}</span>
      <Button size="compact-sm" variant="light" onClick={onAct}>
        {label}
      </Button>
    </Group>
  );
}
