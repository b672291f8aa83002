import { Button, Group, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ComponentProps, ReactNode } from 'react';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';

interface TypedDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which something is typed before it is done for good. */
export function TypedDialog({ opened, ...rest }: TypedDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return <SendingModal opened={opened && mounted} {...rest} />;
}

interface TypedFormProps {
  formProps: Pick<ComponentProps<'form'>, 'onSubmit'>;
  busy: boolean;
  onClose: () => void;
  /** what is done, and the field to type in */
  children: ReactNode;
}

/** The form in it. */
export function TypedForm({ formProps, busy, onClose, children }: TypedFormProps) {
  useSending(busy);
  return (
    <form {...formProps} autoComplete="off">
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={busy}>
            Erase for good
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
