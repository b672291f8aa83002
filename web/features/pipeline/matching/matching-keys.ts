import type { KeyboardEvent } from 'react';

/** As `aria-keyshortcuts` names what assigns those who are chosen. */
export const ASSIGN_KEYS = 'Control+Enter Meta+Enter';

/**
 * The keys of the dialog of matching candidates, where dozens of stops of Tab lie between two boxes and the button below
 * them: the arrows go from one person's box to another's, and with Ctrl (or ⌘) Enter `assign` is done from anywhere.
 */
export function pressInMatches(event: KeyboardEvent<HTMLElement>, assign: () => void): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    // Not what has the focus as well.
    event.preventDefault();
    if (!event.repeat) assign();
    return;
  }
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('li input[type="checkbox"]')];
  const at = boxes.findIndex((box) => box === event.target);
  if (way === undefined || at === -1) return;
  event.preventDefault();
  boxes[at + way]?.focus();
}
