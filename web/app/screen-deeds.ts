import { IconArrowBackUp, IconBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { newestUndo, undoNewest } from '#web/lib/newest-undo.ts';
import { SHORTCUTS } from '#web/lib/shortcuts.ts';
import { type Command, holds } from './commands.ts';

/** The buttons that do something with all that a screen shows: those that are marked so, or stand in what is. */
const BUTTONS = 'main :is([data-deeds] :is(button, a[href]), button[data-deeds])';

/** the palette's group of what can be done on the screen */
export const HERE = 'On this screen';

/**
 * What can be done on the screen behind the palette, by the words of its buttons, which are pressed once the palette has gone:
 * what a toast offers to take back first, then what can be done with all that is selected, and all else.
 */
export function useScreenDeeds(search: string): Command[] {
  // As it was when the palette was opened: what stands behind a dialog is not shown to anybody.
  const [deeds] = useState(() =>
    [...document.querySelectorAll<HTMLElement>(BUTTONS)]
      .filter(canBePressed)
      .toSorted((one, other) => Number(isOfSelection(other)) - Number(isOfSelection(one))),
  );
  const [undo] = useState(newestUndo);
  // The toast may have gone meanwhile.
  const undoes = undo?.isConnected ? [undoOf(undo)] : [];
  const presses = deeds.map((button, index): Command => ({
    id: `deed-${index}`,
    group: HERE,
    label: nameOf(button),
    icon: IconBolt,
    leads: true,
    afterwards: true,
    run: () => {
      button.focus();
      button.click();
    },
  }));
  return [...undoes, ...presses].filter(holds(search));
}

/** Pressed at once, and the focus goes back to where it was: the toast goes. */
const undoOf = (button: HTMLElement): Command => ({
  id: 'undo',
  group: HERE,
  label: nameOf(button),
  detail: toldBeside(button),
  icon: IconArrowBackUp,
  keys: SHORTCUTS.undo.keys,
  run: () => void undoNewest(button),
});

/** What the toast tells right above its buttons, without its title. */
function toldBeside(button: HTMLElement): string {
  const toast = button.closest<HTMLElement>('[role="status"], [role="alert"]');
  const buttons = [...(toast?.querySelectorAll('button') ?? [])].map(({ innerText }) => innerText);
  const lines = toast?.innerText.split('\n').filter((line) => line.trim() !== '' && !buttons.includes(line));
  return lines?.at(-1) ?? '';
}

const isOfSelection = (button: HTMLElement) => button.closest('[data-selection]') !== null;

const nameOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? button.textContent).replaceAll(/\s+/g, ' ').trim();

const canBePressed = (button: HTMLElement) =>
  button.getClientRects().length > 0 &&
  !button.matches(':disabled, [aria-disabled="true"], [aria-pressed="true"]') &&
  nameOf(button) !== '';
