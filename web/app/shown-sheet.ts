import { useSyncExternalStore } from 'react';

type Sheet = 'palette' | 'shortcuts' | 'coming up';

let shown: Sheet | null = null;
/** where the focus was */
let before: Element | null = null;
const listeners = new Set<() => void>();

function show(sheet: Sheet | null): void {
  shown = sheet;
  for (const listener of listeners) listener();
}

/** Opens the command palette, the list of shortcuts or what comes up, in the place of another. */
export function showSheet(sheet: Sheet): void {
  if (shown === null) before = document.activeElement;
  show(sheet);
}

/** Closes a sheet, if it is still shown. The focus goes back to where it was, unless it goes on to another screen. */
export function closeSheet(sheet: Sheet, { goesOn = false } = {}): void {
  if (shown !== sheet) return;
  show(null);
  const place = before;
  // Once the dialog, which holds the focus, is out of the page.
  if (!goesOn && place instanceof HTMLElement) setTimeout(() => place.focus({ preventScroll: true }));
}

export function isSheetShown(sheet: Sheet): boolean {
  return shown === sheet;
}

/** Which of them is open. */
export function useShownSheet(): Sheet | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
