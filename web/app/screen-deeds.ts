import { IconBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { type Command, holds } from './commands.ts';

/** The buttons that do something with all that a screen shows: those that are marked so, or stand in what is. */
const BUTTONS = 'main :is([data-deeds] :is(button, a[href]), button[data-deeds])';

/** What can be done on the screen behind the palette, by the words of its buttons, which are pressed once the palette has gone. */
export function useScreenDeeds(search: string): Command[] {
  // As it was when the palette was opened: what stands behind a dialog is not shown to anybody.
  const [deeds] = useState(() => [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter(canBePressed));
  return deeds
    .map((button, index) => ({
      id: `deed-${index}`,
      group: 'On this screen',
      label: nameOf(button),
      icon: IconBolt,
      afterwards: true,
      run: () => {
        button.focus();
        button.click();
      },
    }))
    .filter(holds(search));
}

const nameOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? button.textContent).replaceAll(/\s+/g, ' ').trim();

const canBePressed = (button: HTMLElement) =>
  button.getClientRects().length > 0 &&
  !button.matches(':disabled, [aria-disabled="true"], [aria-pressed="true"]') &&
  nameOf(button) !== '';
