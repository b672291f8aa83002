import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface MoveFormProps {
  /** on the button that sends */
  deed: string;
  busy: boolean;
  /** there is nothing that could be sent */
  disabled?: boolean;
  onSend: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** What the dialogs that change where people stand ask for, with Cancel and what sends it. */
export function MoveForm({ deed, busy, disabled = false, onSend, onCancel, children }: MoveFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="sm" data-form-buttons>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={disabled}>
            {deed}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
