/** What an open menu hangs on; one of its own entries opens a menu of the same kind beside it. */
const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]:not([role="menu"] *)';

/**
 * Escape closes a menu also while the focus is not in it: Mantine hears the key only within the menu, where the focus comes
 * a moment after it has opened, and from where a screen that has just come may have taken it.
 */
export function letEscapeCloseMenus(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const opener = document.querySelector<HTMLElement>(OPEN_MENU);
      if (!opener || document.activeElement?.closest('[role="menu"]')) return;
      // The key is for the menu alone, and not for what it lies over.
      event.preventDefault();
      event.stopImmediatePropagation();
      opener.click();
    },
    { capture: true },
  );
}
