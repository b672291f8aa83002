import { rowAtHand } from './step-in-list.ts';

/** Presses the box that selects the row or card that one stands in; `through` as with Shift: all from the one before. */
export function selectAtHand(through: boolean): void {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: through });
  rowAtHand()?.querySelector('[data-select]')?.dispatchEvent(press);
}

/** Moves the focus to what can be done with all that is selected; nothing where nothing is. */
export function goToSelection(): void {
  document.querySelector<HTMLElement>('main [data-selection] button:not(:disabled)')?.focus();
}
