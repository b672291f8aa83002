import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { hint } from './hint.tsx';

/** Prints the screen, as `print.css` lays it out on paper. */
export function PrintButton() {
  return (
    <ActionIcon
      size={36}
      variant="default"
      aria-label="Print"
      {...hint('Print')}
      onClick={() => window.print()}
    >
      <IconPrinter size={18} aria-hidden />
    </ActionIcon>
  );
}
