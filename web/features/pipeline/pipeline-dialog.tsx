import type { ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SendingModal, whileSending } from '#web/ui/sending-modal.tsx';

interface PipelineDialogProps {
  title: string;
  opened: boolean;
  /** what it asked for is under way: it stays open */
  busy?: boolean;
  size?: 'xl' | `${number}rem`;
  classNames?: ModalProps['classNames'];
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs about a job's people. */
export function PipelineDialog({
  title,
  opened,
  busy = false,
  size,
  classNames,
  onClose,
  children,
}: PipelineDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal
      opened={opened && mounted}
      onClose={onClose}
      title={title}
      size={size}
      classNames={classNames}
      {...(busy && whileSending(true))}
      onExitTransitionEnd={focusNearby}
    >
      {children}
    </SendingModal>
  );
}

/** A dialog gives the focus back this soon, and a bit, in milliseconds. */
const SETTLED = 100;

/** The button that opened a dialog may be gone with its card: the focus goes to the view that it stood in. */
export function focusNearby(): void {
  const look = () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    // Opened from a dialog, this leads back there, and not to the screen behind.
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    document
      .querySelector<HTMLElement>('[data-pipeline-view], main [role="tab"][aria-selected="true"]')
      ?.focus({ preventScroll: true });
  };
  // Once the dialog is out of the page and has tried to give the focus back by itself.
  setTimeout(look, SETTLED);
}
