import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface OpeningLinkProps {
  onOpen: () => void;
  children: ReactNode;
}

/** Words in the midst of a line that open a dialog. */
export function OpeningLink({ onOpen, children }: OpeningLinkProps) {
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      underline="always"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {children}
    </Anchor>
  );
}
