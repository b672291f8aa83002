import { Button, Modal, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ComponentProps, ReactNode } from 'react';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { whileSending } from '#web/ui/sending-modal.tsx';

interface ViewDialogProps {
  title: string;
  /** what its button says */
  deed: string;
  opened: boolean;
  onClose: () => void;
  formProps: ComponentProps<'form'>;
  busy: boolean;
  /** the button in the place of the one that sends the form */
  instead?: ReactNode;
  /** the field for the name */
  children: ReactNode;
}

/** Asks for the name of a view. */
export function ViewDialog({
  title,
  deed,
  opened,
  onClose,
  formProps,
  busy,
  instead,
  children,
}: ViewDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={title} {...whileSending(busy)}>
      <form {...formProps}>
        <Stack gap="md">
          {children}
          <FormButtons>
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            {instead ?? (
              // By its key another one than what stands instead: a second press must not become a press of that.
              <Button key="send" type="submit" loading={busy}>
                {deed}
              </Button>
            )}
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  );
}
