import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useState } from 'react';

/** For a dialog that sends something: it stays until the answer, or nobody would see how it went. */
export function whileSending(isSending: boolean) {
  return {
    closeOnEscape: !isSending,
    closeOnClickOutside: !isSending,
    closeButtonProps: { 'aria-label': 'Close', disabled: isSending },
  };
}

const TellSending = createContext<(isSending: boolean) => void>(() => {});

/**
 * A dialog that stays while what stands in it sends something, which tells so by `useSending`. Once something was typed or
 * chosen in it, a press beside it, easily a slip, does not close it; Escape and its buttons do.
 */
export function SendingModal({ children, ...rest }: ModalProps) {
  const [isSending, setSending] = useState(false);
  const [isTouched, setTouched] = useState(false);
  if (isTouched && !rest.opened) setTouched(false);
  return (
    <Modal
      {...whileSending(isSending)}
      {...(isTouched && { closeOnClickOutside: false })}
      onInput={() => setTouched(true)}
      {...rest}
    >
      <TellSending value={setSending}>{children}</TellSending>
    </Modal>
  );
}

/** Keeps the dialog open, if this stands in one, from sending until the answer. */
export function useSending(isSending: boolean): void {
  const tell = use(TellSending);
  useEffect(() => {
    tell(isSending);
    return () => tell(false);
  }, [tell, isSending]);
}
