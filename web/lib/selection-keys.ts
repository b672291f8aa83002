import { rowAtHand } from './step-in-list.ts';

/** Presses the box that selects the row or card that one stands in; `through` as with Shift: all from the one before. */
export function selectAtHand(through: boolean): void {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: through });
  rowAtHand()?.querySelector('[data-select]')?.dispatchEvent(press);
}

/**
 * Moves the focus to what can be done with all that is selected; nothing where nothing is. The code of that may still be on its
 * way: then as soon as it is there, unless the focus has gone elsewhere meanwhile.
 */
export function goToSelection(): void {
  const bar = document.querySelector('main [data-selection]');
  if (!bar) return;
  const from = document.activeElement;
  const go = () => {
    const isThere = bar.querySelector('button:not([data-chooses])') !== null;
    if (isThere) bar.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    return isThere;
  };
  if (go()) return;
  const coming = new MutationObserver(() => {
    if (document.activeElement !== from || go()) coming.disconnect();
  });
  coming.observe(bar, { childList: true, subtree: true });
}
