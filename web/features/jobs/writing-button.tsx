import { Button, type ButtonProps, Loader, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentProps, type Ref, useRef } from 'react';

interface WritingButtonProps
  extends
    ButtonProps,
    Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'aria-disabled' | 'aria-describedby'> {
  ref?: Ref<HTMLButtonElement>;
  busy: boolean;
  onCancel: () => void;
}

/**
 * A button that has something written, with a Cancel beside it for as long as that takes. It keeps the focus meanwhile,
 * which a disabled one would lose, and its owner ignores further presses.
 */
export function WritingButton({ ref, busy, onCancel, children, ...button }: WritingButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(ref, own);
  const cancel = () => {
    own.current?.focus();
    onCancel();
  };
  const waiting = busy && {
    'aria-disabled': true,
    'data-disabled': true,
    leftSection: <Loader size={14} color="currentColor" />,
  };
  return (
    <>
      <VisuallyHidden role="status">{busy ? 'It is being written. Please wait.' : ''}</VisuallyHidden>
      {busy && (
        <Button variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Button ref={merged} {...button} {...waiting}>
        {busy ? 'Generating...' : children}
      </Button>
    </>
  );
}
