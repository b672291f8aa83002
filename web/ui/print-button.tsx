import { ActionIcon, Button } from '@mantine/core';
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
      onClick={() => print(undefined)}
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
      onClick={() => print('interviewer')}
    >
      Print for Interviewer
    </Button>
  );
}

/** Says on the page for whom it is printed, until that is over: `print.css` leaves out what is marked `data-print="team"`. */
function print(reader: 'interviewer' | undefined): void {
  const page = document.documentElement;
  const forget = () => page.removeAttribute('data-print-for');
  forget();
  if (reader) page.setAttribute('data-print-for', reader);
  window.addEventListener('afterprint', forget, { once: true });
  window.print();
}
