import { ActionIcon, type ActionIconProps, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { hint } from './hint.tsx';
import { printPage } from './print-page.ts';

/**
 * Prints the screen, as `print.css` lays it out on paper. `visibleFrom`: not on narrower ones, where it would take the room of
 * what one came for; the palette prints there, too.
 */
export function PrintButton({ visibleFrom }: Pick<ActionIconProps, 'visibleFrom'>) {
  return (
    <ActionIcon
      size={36}
      visibleFrom={visibleFrom}
      variant="default"
      aria-label="Print this page"
      {...hint('Print this page')}
      onClick={() => printPage()}
    >
      <IconPrinter size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Prints a person's page for somebody who interviews them, without what is for the team alone. */
export function PrintForInterviewer() {
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      {...hint('Without pay, offers, notes and history')}
      onClick={() => printPage('interviewer')}
    >
      Print for Interviewer
    </Button>
  );
}
